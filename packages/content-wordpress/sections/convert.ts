import type { Fields } from '@website/contracts/content-schema';
import {
	type GraphQLOutputType,
	getNullableType,
	isEnumType,
	isListType,
	isObjectType,
} from 'graphql';
import type { Addresses } from '../catalog/addresses.ts';
import { mediaItem } from '../content/media.ts';
import { cleanHtml } from '../html/clean-html.ts';
import { plainText } from '../html/plain-text.ts';
import type { FlexibleContent, Source } from './section-file.ts';
import type { Selection, Slot } from './selection.ts';

/** Converts mapped fields of a response to values of the contract. `complete` adds missing ones. */
export class MappedFields {
	readonly #selection: Selection;
	readonly #addresses: Addresses;

	constructor(selection: Selection, addresses: Addresses) {
		this.#selection = selection;
		this.#addresses = addresses;
	}

	/** The sections or elements of a document in order. */
	flexible(content: FlexibleContent, node: unknown): Fields[] {
		const slot = this.#selection.slot(content);
		return listOf(slot && valueAt(node, slot, content.path)).flatMap((row) => {
			const typename: unknown = Object(row).__typename;
			const layout = content.layouts.find((one) => {
				const layoutSlot = this.#selection.slot(one);
				return layoutSlot?.variants[layoutSlot.variant] === typename;
			});
			return layout ? [{ __typename: layout.typename, ...this.fields(layout.fields, row) }] : [];
		});
	}

	/** Fields of an object of the contract. */
	fields(fields: ReadonlyMap<string, Source>, node: unknown): Fields {
		return Object.fromEntries(
			[...fields].map(([name, source]) => [name, this.#value(source, node)]),
		);
	}

	#value(source: Source, node: unknown): unknown {
		if (source.kind === 'value') return source.value;
		const slot = this.#selection.slot(source);
		const value = source.path.length > 0 ? slot && valueAt(node, slot, source.path) : node;
		if (source.kind === 'path') return this.#convert(source.type, value);
		const objects = listOf(value).map((one) => this.fields(source.fields, one));
		return isListType(getNullableType(source.type)) ? objects : objects[0];
	}

	#convert(type: GraphQLOutputType, value: unknown): unknown {
		const nullableType = getNullableType(type);
		if (isListType(nullableType)) {
			return listOf(value).flatMap((item) => this.#convert(nullableType.ofType, item) ?? []);
		}
		// In ACF 2.x, a select field is a list with one entry.
		const single = Array.isArray(value) ? value[0] : value;
		if (single === null || single === undefined) return undefined;
		if (isObjectType(nullableType)) return this.#object(nullableType.name, single);
		const text = typeof single === 'object' ? this.#addressOf(single) : String(single);
		if (isEnumType(nullableType)) {
			return nullableType.getValues().find(({ name }) => name.toLowerCase() === text.toLowerCase())
				?.name;
		}
		switch (nullableType.name) {
			case 'HTML':
				return cleanHtml(text, this.#addresses);
			case 'Boolean':
				return single === true || /^(1|true|yes)$/i.test(text);
			case 'Int':
			case 'Float': {
				const number = text.trim() === '' ? Number.NaN : Number(text);
				if (!Number.isFinite(number)) return undefined;
				return nullableType.name === 'Int' ? Math.round(number) : number;
			}
			case 'Address':
				return this.#addresses.link(text);
			case 'Decimal':
				return /^-?\d+(\.\d+)?$/.test(text.trim()) ? text.trim() : undefined;
			case 'String':
				return plainText(text);
			default:
				return text;
		}
	}

	#object(typeName: string, value: unknown): Fields | undefined {
		switch (typeName) {
			case 'MediaItem':
				return mediaItem(Object(value).node ?? value, this.#addresses);
			case 'Link':
				return this.#link(value);
			case 'Button': {
				const link = this.#link(value);
				return link && { link };
			}
			case 'Animation': {
				const address = this.#addressOf(value);
				return address ? { animationLink: this.#addresses.link(address) } : undefined;
			}
			default:
				return undefined;
		}
	}

	#link(value: unknown): Fields | undefined {
		const { url, title, target } =
			typeof value === 'string' ? { url: value, title: '', target: '' } : Object(value);
		if (typeof url !== 'string' || url === '') return undefined;
		return {
			url: this.#addresses.link(url),
			title: plainText(typeof title === 'string' ? title : ''),
			target: target === '_blank' ? '_blank' : '_self',
		};
	}

	#addressOf(value: unknown): string {
		const { mediaItemUrl, sourceUrl } = Object(Object(value).node ?? value);
		const address: unknown = typeof value === 'string' ? value : (mediaItemUrl ?? sourceUrl);
		return typeof address === 'string' ? address : '';
	}
}

/** The value at a dotted path: the first field has the slot's alias, further ones the alias "v". Lists on the path are flattened. */
function valueAt(node: unknown, slot: Slot, path: readonly string[]): unknown {
	return path.reduce<unknown>((value, _name, index) => {
		const key = index === 0 ? slot.alias : 'v';
		return Array.isArray(value)
			? value.flatMap((one) => Object(one)[key] ?? [])
			: Object(value)[key];
	}, node);
}

const listOf = (value: unknown): unknown[] =>
	value === null || value === undefined ? [] : Array.isArray(value) ? value : [value];
