import type { BlocksField, FieldHook } from 'payload';
import { isRecord, listOf } from '../../platform/http/reading/json-record.ts';
import { translator, words } from '../../platform/i18n/words.ts';
import { reject } from './reject.ts';

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

const typeOf = (row: unknown): string =>
	isRecord(row) && typeof row.blockType === 'string' ? row.blockType : '';

const idOf = (row: unknown): unknown => (isRecord(row) ? row.id : undefined);

/** Rejects unknown types, because Payload stores any type, and opens no form with one. Stored blocks and Local API calls keep them. */
function rejectUnknownBlocks({ name, blocks }: BlocksField): FieldHook {
	const types = new Set(blocks.map(({ slug }) => slug));
	return ({ value, originalDoc, path, ...args }) => {
		const { req } = args;
		if (!Array.isArray(value) || req.payloadAPI === 'local') return value;
		const stored = listOf(originalDoc?.[name]);
		const refusals = value.flatMap((row, index) => {
			const type = typeOf(row);
			const isStored = stored.some((one) => idOf(one) === idOf(row) && typeOf(one) === type);
			if (types.has(type) || isStored) return [];
			const message = type
				? `${translator(req)(unknownType)}: ${type.slice(0, 100)}`
				: translator(req)(missingType);
			return [{ path: [...path, index, 'blockType'], message }];
		});
		reject(args, refusals);
		return value;
	};
}

/** Makes a blocks field reject blocks of a type that it does not have, with the path of the type. */
export function withKnownBlocks(field: BlocksField): BlocksField {
	const beforeValidate = [rejectUnknownBlocks(field), ...(field.hooks?.beforeValidate ?? [])];
	return { ...field, hooks: { ...field.hooks, beforeValidate } };
}
