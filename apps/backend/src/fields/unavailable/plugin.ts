import {
	type BlocksField,
	type Config,
	type Field,
	type FieldHook,
	ValidationError,
} from 'payload';
import { withEveryField } from '../../editing/every-field.ts';
import { say } from '../../editing/say.ts';
import { words } from '../../editing/words.ts';
import { listOf } from '../../surface/reading/json-record.ts';
import { unavailableBlock } from './block.ts';
import { showable, typeOf, wasStored } from './rows.ts';

const unknownType = words(
	'There is no section of this type',
	'Der findes ingen sektion af denne type',
	'Einen Abschnitt dieser Art gibt es nicht',
);

const missingType = words(
	'The type of the section is missing',
	'Sektionens type mangler',
	'Die Art des Abschnitts fehlt',
);

function withUnavailable(field: Field): Field {
	if (field.type !== 'blocks') return field;
	const types = new Set(field.blocks.map(({ slug }) => slug));
	return {
		...field,
		blocks: [...field.blocks, unavailableBlock],
		hooks: {
			...field.hooks,
			beforeValidate: [refuseUnknown(field, types), ...(field.hooks?.beforeValidate ?? [])],
			afterRead: [
				({ value }) => (Array.isArray(value) ? value.map((row) => showable(row, types)) : value),
				...(field.hooks?.afterRead ?? []),
			],
		},
	};
}

/** Payload stores blocks of any type, and validates nothing of drafts. What the program itself copies is kept. */
function refuseUnknown({ name }: BlocksField, types: ReadonlySet<string>): FieldHook {
	return ({ value, originalDoc, path, collection, global, req }) => {
		if (!Array.isArray(value)) return value;
		const before = listOf(originalDoc?.[name]);
		const known = new Set([...types, unavailableBlock.slug]);
		const errors = value.flatMap((row, index) => {
			const type = typeOf(row);
			if (req.payloadAPI === 'local' || known.has(type) || wasStored(row, before)) return [];
			const message = type
				? `${say(req)(unknownType)}: ${type.slice(0, 100)}`
				: say(req)(missingType);
			return [{ path: [...path, index, 'blockType'].join('.'), message }];
		});
		if (errors.length > 0)
			throw new ValidationError(
				{
					...(collection ? { collection: collection.slug } : {}),
					...(global ? { global: global.slug } : {}),
					errors,
					req,
				},
				req.t,
			);
		return value.map((row) => showable(row, types));
	};
}

/**
 * A plugin: blocks of a type that does not exist are refused with the path of their type, and those that are stored all the same
 * (by an older version, or one that had more types) are marked in the form and kept by a save.
 */
export const unavailableBlocks = (config: Config): Config => ({
	...withEveryField(config, withUnavailable),
	// For the form alone: a list shows rows of these, and its picker, which has the list's own blocks, does not offer them.
	blocks: [...(config.blocks ?? []), unavailableBlock],
});
