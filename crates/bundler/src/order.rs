//! The order in which the functions of a module stand.
//!
//! The linker leaves none that means anything. Beside its like a function packs
//! better: sorted by what they are made of, they take a fortieth less to send.

use anyhow::{Context, Result, anyhow};
use std::convert::Infallible;
use wasm_encoder::reencode::{Error, Reencode, utils};
use wasm_encoder::{CodeSection, FunctionSection, Module};
use wasmparser::{
    CodeSectionReader, FunctionBody, FunctionSectionReader, Parser, Payload, TypeRef,
};

/// The same module with its functions sorted.
pub(crate) fn sort(module: &[u8]) -> Result<Vec<u8>> {
    let mut sorting = Sorting::of(module).context("reading a module")?;
    let mut sorted = Module::new();
    utils::parse_core_module(&mut sorting, &mut sorted, Parser::new(0), module)
        .map_err(|why| anyhow!("sorting a module: {why}"))?;
    Ok(sorted.finish())
}

struct Sorting {
    /// By its new place: the old place of a function among those with a body.
    order: Vec<usize>,
    /// By its old number: the new number of a function. What is imported comes first
    /// and keeps its number.
    numbers: Vec<u32>,
}

impl Sorting {
    fn of(module: &[u8]) -> Result<Sorting> {
        let (mut imported, mut bodies) = (0, Vec::new());
        for part in Parser::new(0).parse_all(module) {
            match part? {
                Payload::ImportSection(section) => {
                    for import in section.into_imports() {
                        imported += usize::from(matches!(import?.ty, TypeRef::Func(_)));
                    }
                }
                Payload::CodeSectionEntry(body) => bodies.push(body.as_bytes()),
                _ => {}
            }
        }
        let mut order: Vec<usize> = (0..bodies.len()).collect();
        order.sort_by_key(|place| bodies[*place]);
        let mut numbers: Vec<u32> = (0..(imported + bodies.len()) as u32).collect();
        for (new, old) in order.iter().enumerate() {
            numbers[imported + old] = (imported + new) as u32;
        }
        Ok(Sorting { order, numbers })
    }

    fn sorted<T>(&self, list: wasmparser::Result<Vec<T>>) -> Result<Vec<T>, Error<Infallible>> {
        let mut list: Vec<Option<T>> = list?.into_iter().map(Some).collect();
        Ok(self.order.iter().filter_map(|place| list.get_mut(*place)?.take()).collect())
    }
}

impl Reencode for Sorting {
    type Error = Infallible;

    fn function_index(&mut self, old: u32) -> Result<u32, Error<Infallible>> {
        Ok(self.numbers[old as usize])
    }

    fn parse_function_section(
        &mut self,
        functions: &mut FunctionSection,
        section: FunctionSectionReader<'_>,
    ) -> Result<(), Error<Infallible>> {
        for kind in self.sorted(section.into_iter().collect())? {
            functions.function(self.type_index(kind)?);
        }
        Ok(())
    }

    fn parse_code_section(
        &mut self,
        code: &mut CodeSection,
        section: CodeSectionReader<'_>,
    ) -> Result<(), Error<Infallible>> {
        let bodies: wasmparser::Result<Vec<FunctionBody<'_>>> = section.into_iter().collect();
        for body in self.sorted(bodies)? {
            self.parse_function_body(code, body)?;
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use wasm_encoder::{
        ConstExpr, ElementSection, Elements, EntityType, ExportKind, ExportSection, Function,
        ImportSection, RefType, TableSection, TableType, TypeSection,
    };

    /// A module that imports one function and has these, each of which only calls
    /// another and then says nothing so often; the first is exported and in a table.
    fn module(functions: &[(u32, usize)]) -> Vec<u8> {
        let mut module = Module::new();
        let (mut types, mut imports) = (TypeSection::new(), ImportSection::new());
        types.ty().function([], []);
        module.section(&types);
        imports.import("a", "b", EntityType::Function(0));
        module.section(&imports);
        let mut kinds = FunctionSection::new();
        for _ in functions {
            kinds.function(0);
        }
        module.section(&kinds);
        let mut tables = TableSection::new();
        tables.table(TableType {
            element_type: RefType::FUNCREF,
            table64: false,
            minimum: 1,
            maximum: None,
            shared: false,
        });
        module.section(&tables);
        let mut exports = ExportSection::new();
        exports.export("first", ExportKind::Func, 1);
        module.section(&exports);
        let mut elements = ElementSection::new();
        elements.active(None, &ConstExpr::i32_const(0), Elements::Functions([1].as_slice().into()));
        module.section(&elements);
        let mut code = CodeSection::new();
        for (called, nothing) in functions {
            let mut body = Function::new([]);
            for _ in 0..*nothing {
                body.instructions().nop();
            }
            body.instructions().call(*called).end();
            code.function(&body);
        }
        module.section(&code);
        module.finish()
    }

    #[test]
    fn functions_are_sorted_and_found_again() {
        // Those that say something first come after those that say nothing.
        let sorted = sort(&module(&[(0, 0), (1, 2), (2, 1)])).unwrap();
        let mut expected = module(&[(3, 2), (1, 1), (0, 0)]);
        // The first is now the third, where it is exported and in the table.
        let mut changes = 0;
        for at in 0..expected.len() - 1 {
            let exported = expected[..at].ends_with(b"first\0");
            let listed = expected[..at].ends_with(&[0x41, 0, 0x0b, 1]);
            if exported || listed {
                expected[at] = 3;
                changes += 1;
            }
        }
        assert_eq!(changes, 2);
        assert_eq!(sorted, expected);
        assert_eq!(sort(&sorted).unwrap(), sorted, "what is sorted stays");
    }
}
