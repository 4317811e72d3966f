import type { BlocksField, FieldHook } from 'payload';
import { listOf } from '../../../platform/http/reading/json-record.ts';
import { translator } from '../../../platform/i18n/translator.ts';
import { words } from '../../../platform/i18n/words.ts';
import { unavailableBlock } from './block.ts';
import { reject } from './reject.ts';
import { toFormRow, typeOf, wasStored } from './rows.ts';

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

/** Rejects unknown types, because Payload stores any block type and does not validate drafts. Local API calls, such as copies, keep them. */
function rejectUnknownBlocks({ name }: BlocksField, types: ReadonlySet<string>): FieldHook {
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
		if (req.payloadAPI !== 'local') reject(args, refusals);
		return value.map((row) => toFormRow(row, types));
	};
}

/** Makes a blocks field reject unknown types, and convert stored blocks of unknown types to unavailable blocks for the form. */
export function withUnavailableBlocks(field: BlocksField): BlocksField {
	const types = new Set(field.blocks.map(({ slug }) => slug));
	return {
		...field,
		blocks: [...field.blocks, unavailableBlock],
		hooks: {
			...field.hooks,
			beforeValidate: [rejectUnknownBlocks(field, types), ...(field.hooks?.beforeValidate ?? [])],
			afterRead: [
				({ value }) => (Array.isArray(value) ? value.map((row) => toFormRow(row, types)) : value),
				...(field.hooks?.afterRead ?? []),
			],
		},
	};
}
