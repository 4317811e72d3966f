import type { LocaleCode } from '@website/contracts/locales';
import { type Block, type Field, NotFound, type PayloadRequest } from 'payload';
import type { AnyDocument } from '../../../documents/document-ref.ts';
import { blockOf, storedFields } from '../../../documents/field-walk.ts';
import { firstWords } from '../../../model/fields/sections/first-words.ts';
import { isRecord, type JsonRecord, listOf } from '../../../platform/http/reading/json-record.ts';
import { readStoredDocument, type StoredDocument } from '../../../publication/read-stored.ts';
import type { Direction } from '../copy-texts.ts';
import { formerTexts, readRecordedTexts } from '../states/difference.ts';
import { addressField, type SideBySide, type SidePart, type SideRow } from './model.ts';
import { plainText, type SideField, sideFields } from './passages.ts';
import { readPicturesPart } from './pictures.ts';
import { type Pair, pairEntries, type RowsContext, rowsOf } from './rows.ts';

/** A localized list, such as sections or menus. */
type List = Extract<Field, { type: 'blocks' | 'array' }>;

interface Options extends Direction {
	/** The source texts at the time of the translation; null if they are unknown or unchanged. */
	former: readonly string[] | null;
	/** The label in the language of the admin. */
	name: (config: Field | Block) => string;
}

/** Reads the newest version of a document in two locales. Throws 404 if it does not exist. */
export async function readSideBySide(
	req: PayloadRequest,
	ref: AnyDocument,
	options: Omit<Options, 'former'>,
): Promise<SideBySide> {
	const document = await readStoredDocument(req, ref);
	if (!document) throw new NotFound(req.t);
	const { parts, ...rest } = buildSideBySide(document, {
		...options,
		former: await readRecordedTexts(req, ref, options),
	});
	return { ...rest, parts: [...parts, ...(await readPicturesPart(req, document, options))] };
}

/** Builds the side-by-side view of a document: its sections matched between both locales, in their order. */
export function buildSideBySide({ fields, newest }: StoredDocument, options: Options): SideBySide {
	const { source, target, name } = options;
	const left = sideFields(fields, newest, source);
	const right = sideFields(fields, newest, target);
	const texts = left.flatMap(({ passages }) => passages);
	const context: RowsContext = { name, former: formerTexts(texts, plainText, options.former) };
	const address = addressRow(fields, newest, options);
	const lists = [...storedFields(fields)].filter(isLocalizedList);
	const isOutsideLists = ({ place }: SideField) =>
		!lists.some((list) => list.name === place.path[0]);
	const rest: SidePart = {
		key: 'document',
		title: '',
		has: 'both',
		copy: null,
		rows: [
			...rowsOf(left.filter(isOutsideLists), right.filter(isOutsideLists), {
				...context,
				partDepth: 0,
			}),
			...(address ? [address] : []),
		],
	};
	const parts = lists.flatMap((list) => {
		const rows = (language: LocaleCode) => {
			const value = newest[list.name];
			return listOf(isRecord(value) ? value[language] : undefined).filter(isRecord);
		};
		return partsOf(list, rows(source), rows(target), { left, right, context });
	});
	return {
		source,
		target,
		parts: [rest, ...parts].filter(({ has, rows }) => has !== 'both' || rows.length > 0),
	};
}

function addressRow(
	fields: readonly Field[],
	newest: JsonRecord,
	{ source, target, name }: Options,
): SideRow | null {
	const field = [...storedFields(fields)].find((each) => each.name === addressField);
	const slugs = newest[addressField];
	if (!field || !isRecord(slugs) || typeof slugs[source] !== 'string') return null;
	const slug = slugs[target];
	return {
		id: addressField,
		place: addressField,
		label: name(field),
		kind: null,
		source: slugs[source],
		target: typeof slug === 'string' ? slug : '',
		before: null,
		copy: null,
	};
}

const isLocalizedList = (field: Field): field is List =>
	(field.type === 'blocks' || field.type === 'array') && field.localized === true;

interface Sides {
	left: readonly SideField[];
	right: readonly SideField[];
	context: RowsContext;
}

function partsOf(
	list: List,
	sourceRows: readonly JsonRecord[],
	targetRows: readonly JsonRecord[],
	sides: Sides,
): SidePart[] {
	const kind = ({ blockType }: JsonRecord) => String(blockType ?? '');
	let last = -1;
	return pairEntries(sourceRows.map(kind), targetRows.map(kind)).map((pair) => {
		last = pair.right ?? last;
		const row = pair.left === null ? targetRows[pair.right ?? 0] : sourceRows[pair.left];
		const number = (pair.left ?? pair.right ?? 0) + 1;
		const title = [`${number}. ${nameOf(list, row, sides.context)}`, firstWords(row)];
		return partOf(list.name, pair, title.filter(Boolean).join(' · '), last + 1, sides);
	});
}

function nameOf(list: List, row: JsonRecord | undefined, { name }: RowsContext): string {
	const block = list.type === 'blocks' && row ? blockOf(list, row) : undefined;
	return name(block ?? list);
}

function partOf(
	list: string,
	{ left, right }: Pair,
	title: string,
	next: number,
	sides: Sides,
): SidePart {
	const fieldsAt = (fields: readonly SideField[], at: number | null) =>
		fields.filter(({ place }) => place.path[0] === list && place.path[1] === at);
	const to = right ?? next;
	return {
		key: `${list}.${left ?? ''}.${right ?? ''}`,
		title,
		has: left === null ? 'target' : right === null ? 'source' : 'both',
		copy:
			left === null
				? null
				: { from: `${list}.${left}`, to: `${list}.${to}`, insert: right === null },
		rows: rowsOf(fieldsAt(sides.left, left), fieldsAt(sides.right, right), {
			...sides.context,
			partDepth: 2,
		}),
	};
}
