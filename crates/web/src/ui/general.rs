//! The general table: any game, without a board of its own.

use super::actions::actions;
use super::env::Env;
use super::log::known;
use leptos::prelude::*;

pub(crate) fn draw(env: Env) -> AnyView {
    view! {
        <div class="general">
            <section class="sheet" aria-label=move || env.word("web-your-actions")>
                <h2>{move || env.word("web-your-actions")}</h2>{actions(env)}
            </section>
            <section class="sheet" aria-label=move || env.word("web-known")>
                <h2>{move || env.word("web-known")}</h2>{known(env)}
            </section>
        </div>
    }
    .into_any()
}
