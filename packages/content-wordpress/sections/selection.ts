import { type GraphQLOutputType, getNamedType } from 'graphql';
import { mediaSelection } from '../asking/selections.ts';
import { layoutTypeNames } from './layout-names.ts';
import type { FlexibleContent, Layout, OptionsSource, Source } from './section-file.ts';

/** What is written in one of several ways, of which WordPress accepts one: a field's own selection or a layout's type name. */
export interface Slot {
	alias: string;
	/** What messages call it. */
	name: string;
	/** Line in the section file. */
	line: number;
	ways: readonly string[];
	/** Index of the way in use; the number of ways when none was accepted. */
	way: number;
}

const media = [`{ node { ${mediaSelection} } }`, `{ ${mediaSelection} }`];
const link = ['{ title url target }', ''];
const file = ['{ node { mediaItemUrl } }', '{ mediaItemUrl }', ''];

/** Ways to select a field by the contract's type: with ACF 2.x, with its 0.6, and as a plain value. */
function waysOf(type: GraphQLOutputType): readonly string[] {
	switch (getNamedType(type).name) {
		case 'MediaItem':
			return media;
		case 'Link':
		case 'Button':
			return link;
		case 'Animation':
			return file;
		case 'Address':
			return ['', ...file.slice(0, 2)];
		default:
			return [''];
	}
}

/** The selection of mapped fields, one a line, so that a complaint's line leads to the field in the section file. */
export class Selection {
	readonly #slots = new Map<object, Slot>();

	/** The slot of a field, an object or a layout. */
	slot(
		source: Source | Layout | FlexibleContent | OptionsSource,
		create?: () => Omit<Slot, 'alias' | 'way'>,
	): Slot | undefined {
		const existing = this.#slots.get(source);
		if (existing || !create) return existing;
		const slot = { ...create(), alias: `f${this.#slots.size}`, way: 0 };
		this.#slots.set(source, slot);
		return slot;
	}

	fields(fields: ReadonlyMap<string, Source>, lines: Lines): void {
		for (const source of fields.values()) {
			if (source.kind === 'path') this.#field(source, lines);
			else if (source.kind === 'object') this.#object(source, lines);
		}
	}

	/** A root field with mapped fields in it, under the name `options`. */
	options(source: OptionsSource, lines: Lines): void {
		const slot = this.slot(source, () => slotOf(source.path, source.line, ['']));
		if (!slot || isRefused(slot)) return;
		lines.add(`options: ${opened(source.path)} { __typename`, slot);
		this.fields(source.fields, lines);
		lines.add(`}${closed(source.path)}`);
	}

	flexible(content: FlexibleContent, kind: 'Page' | 'Post', lines: Lines): void {
		const slot = this.slot(content, () => slotOf(content.path, content.line, ['']));
		if (!slot || isRefused(slot)) return;
		lines.add(`${slot.alias}: ${opened(content.path)} { __typename`, slot);
		for (const layout of content.layouts) {
			const own = this.slot(layout, () => ({
				name: `the layout ${layout.name}`,
				line: layout.line,
				ways: layoutTypeNames(layout, content.path, kind),
			}));
			if (!own || isRefused(own)) continue;
			lines.add(`... on ${own.ways[own.way]} { __typename`, own);
			this.fields(layout.fields, lines);
			lines.add('}');
		}
		lines.add(`}${closed(content.path)}`);
	}

	#field(source: Extract<Source, { kind: 'path' }>, lines: Lines): void {
		const slot = this.slot(source, () => slotOf(source.path, source.line, waysOf(source.type)));
		if (!slot || isRefused(slot)) return;
		lines.add(
			`${slot.alias}: ${opened(source.path)} ${slot.ways[slot.way]}${closed(source.path)}`,
			slot,
		);
	}

	#object(source: Extract<Source, { kind: 'object' }>, lines: Lines): void {
		if (source.path.length === 0) {
			this.fields(source.fields, lines);
			return;
		}
		const slot = this.slot(source, () => slotOf(source.path, source.line, ['']));
		if (!slot || isRefused(slot)) return;
		lines.add(`${slot.alias}: ${opened(source.path)} { __typename`, slot);
		this.fields(source.fields, lines);
		lines.add(`}${closed(source.path)}`);
	}
}

/** Lines of a query, and which slot each of them is of. */
export class Lines {
	readonly #lines: string[] = [];
	readonly #owners: (Slot | undefined)[] = [];

	add(line: string, owner?: Slot): void {
		this.#lines.push(line);
		this.#owners.push(owner);
	}

	/** The slot at a line, counted from 1. */
	owner(line: number): Slot | undefined {
		return this.#owners[line - 1];
	}

	get length(): number {
		return this.#lines.length;
	}

	get text(): string {
		return this.#lines.join('\n');
	}
}

export const isRefused = ({ way, ways }: Slot): boolean => way >= ways.length;

const slotOf = (path: readonly string[], line: number, ways: readonly string[]) => ({
	name: path.join('.'),
	line,
	ways,
});

/** A dotted path as nested fields: further ones are called "v". */
const opened = ([first, ...rest]: readonly string[]): string =>
	[first, ...rest.map((name) => `v: ${name}`)].join(' { ');

const closed = (path: readonly string[]): string => ' }'.repeat(path.length - 1);
