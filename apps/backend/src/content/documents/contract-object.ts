import { complete, contract } from '@website/contracts/content-schema';
import type { MediaItem } from '@website/contracts/content-types';
import { escapeHtml } from '@website/contracts/escape-html';
import {
	type GraphQLOutputType,
	getNamedType,
	getNullableType,
	isListType,
	isObjectType,
} from 'graphql';
import type { AnimationGroup, ButtonGroup, LinkGroup } from '../../payload-types.ts';
import { isRecord, type JsonRecord, listOf } from '../../platform/http/reading/json-record.ts';
import type { RichText } from '../values/html.ts';
import { idOf, type Related } from '../values/relations.ts';

/** Reads the stored values of fields in one locale. */
export interface ValueReader {
	animation(data: AnimationGroup): unknown;
	author(value: Related): unknown;
	button(data: ButtonGroup): unknown;
	htmlWithPictures(data: RichText): unknown;
	link(data: LinkGroup): unknown;
	media(value: Related): Promise<MediaItem | null>;
}

type Read = (read: ValueReader, value: never) => unknown;

/** How the stored value of a field is read, by its type in the contract. Other scalars are stored as they are, other objects read field by field. */
const readers: Partial<Record<string, Read>> = {
	Animation: (read, value: AnimationGroup) => read.animation(value),
	Author: (read, value: Related) => read.author(value),
	Button: (read, value: ButtonGroup) => read.button(value),
	DateTime: (_read, value: string) => new Date(value).toISOString(),
	HTML: (read, value: RichText | string) =>
		typeof value === 'string' ? paragraphs(value) : read.htmlWithPictures(value),
	ID: (_read, value: Related) => idOf(value),
	Int: (_read, value: number | string) => Number(value),
	// Each row of `linksField` has one link.
	Link: (read, value: LinkGroup & { link?: LinkGroup }) => read.link(value.link ?? value),
	MediaItem: (read, value: Related) => read.media(value),
	// A text, or the id of a document.
	String: (_read, value: Related) => idOf(value),
};

type OwnValue<Value> = Value extends (infer Item)[] ? (Item | null)[] : Value | null;

/** Values of fields that are not stored under their names. Entries of lists that are null are left out. */
type OwnValues<Type> = {
	[Name in keyof Type]?: OwnValue<Type[Name]> | Promise<OwnValue<Type[Name]>>;
};

/**
 * A stored object as a type of the content contract: each field is read from the stored value of the same name, unless `own` has it, and
 * completed as the contract says. Null if a required field is missing.
 */
export async function contractObject<Type extends object>(
	read: ValueReader,
	typeName: string,
	stored: object,
	own: OwnValues<Type> = {},
): Promise<Type | null> {
	const fields = await readFields(read, typeName, { ...stored }, { ...own });
	// The contract's schema and its types are generated from the same file.
	return complete(typeName, fields) as Type | null;
}

/** Reads all fields at once, so that they share one batch. Texts are read in the order of the contract, in which their anchors are numbered. */
async function readFields(
	read: ValueReader,
	typeName: string,
	stored: JsonRecord,
	own: JsonRecord = {},
): Promise<JsonRecord> {
	const type = contract.getType(typeName);
	const fields = isObjectType(type) ? Object.values(type.getFields()) : [];
	const entries = fields.map(async ({ name, type }) => [
		name,
		await (name in own ? own[name] : readValue(read, type, stored[name])),
	]);
	return Object.fromEntries(await Promise.all(entries));
}

async function readValue(
	read: ValueReader,
	type: GraphQLOutputType,
	value: unknown,
): Promise<unknown> {
	if (value === null || value === undefined) return null;
	const nullableType = getNullableType(type);
	if (isListType(nullableType))
		return Promise.all(listOf(value).map((item) => readValue(read, nullableType.ofType, item)));
	const { name } = getNamedType(nullableType);
	const reader = readers[name];
	// A field is stored with a value of its type, so the value is of the type that the reader expects.
	if (reader) return reader(read, value as never);
	return isObjectType(nullableType) && isRecord(value) ? readFields(read, name, value) : value;
}

/** Converts plain text to HTML; blank lines separate paragraphs. */
const paragraphs = (text: string): string =>
	text
		.split(/\n\s*\n/)
		.filter((part) => part.trim())
		.map((part) => `<p>${escapeHtml(part.trim()).replaceAll('\n', '<br />')}</p>`)
		.join('');
