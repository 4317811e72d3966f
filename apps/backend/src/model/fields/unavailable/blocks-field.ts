import type { BlocksField, FieldHook } from 'payload';
import { listOf } from '../../../platform/http/reading/json-record.ts';
import { translator } from '../../../platform/i18n/translator.ts';
import { words } from '../../../platform/i18n/words.ts';
import { unavailableBlock } from './block.ts';
import { refuse } from './refuse.ts';
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

/** Payload stores blocks of any type, and validates nothing of drafts. What the program itself copies is kept. */
function refuseUnknown({ name }: BlocksField, types: ReadonlySet<string>): FieldHook {
	return ({ value, originalDoc, path, ...args }) => {
		if (!Array.isArray(value)) return value;
		const { req } = args;
		const before = listOf(originalDoc?.[name]);
		const refusals = value.flatMap((row, index) => {
			const type = typeOf(row);
			if (types.has(type) || type === unavailableBlock.slug || wasStored(row, before)) return [];
			const message = type
				? `${translator(req)(unknownType)}: ${type.slice(0, 100)}`
				: translator(req)(missingType);
			return [{ path: [...path, index, 'blockType'], message }];
		});
		if (req.payloadAPI !== 'local') refuse(args, refusals);
		return value.map((row) => showable(row, types));
	};
}

/** A list of blocks that refuses unknown types, and gives forms those that are stored as unavailable blocks. */
export function withUnavailableBlocks(field: BlocksField): BlocksField {
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
