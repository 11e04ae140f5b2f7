//! The general table: any game, without a board of its own.

use super::actions::actions;
use super::env::Env;
use super::log::known;
use leptos::prelude::*;

pub(crate) fn draw(env: Env) -> AnyView {
    view! {
        <div class="general">
            <section class="sheet" aria-label=env.live("web-your-actions")>
                <h2>{env.live("web-your-actions")}</h2>{actions(env)}
            </section>
            <section class="sheet" aria-label=env.live("web-known")>
                <h2>{env.live("web-known")}</h2>{known(env)}
            </section>
        </div>
    }
    .into_any()
}
