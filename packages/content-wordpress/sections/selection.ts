import { type GraphQLOutputType, getNamedType } from 'graphql';
import { mediaSelection } from '../wpgraphql/selections.ts';
import type { FlexibleContent, Layout, OptionsSource, Source } from './section-file.ts';

const pascalCase = (name: string): string =>
	name
		.split('_')
		.map((part) => part.charAt(0).toUpperCase() + part.slice(1))
		.join('');

const capitalize = (name: string): string =>
	name.charAt(0).toUpperCase() + name.slice(1).toLowerCase();

/**
 * Possible type names of a layout: in WPGraphQL for ACF 2.x (`PageSectionsSectionsHeroLayout`), in wp-graphql-acf 0.6
 * (`Page_Pagesections_Sections_Hero`), and the name in the file itself.
 */
function layoutTypeNames(
	{ name }: Layout,
	path: readonly string[],
	kind: 'Page' | 'Post',
): string[] {
	const [group = '', ...fields] = path;
	return [
		`${[...path, name].map(pascalCase).join('')}Layout`,
		[kind, capitalize(group), ...fields.map(pascalCase), pascalCase(name)].join('_'),
		name,
	];
}

/** A part of the query with several variants, of which WordPress accepts at most one: a field's selection or a layout's type name. */
export interface Slot {
	alias: string;
	/** Its name in messages. */
	name: string;
	/** Line in the section file. */
	line: number;
	variants: readonly string[];
	/** Index of the current variant; the number of variants if none was accepted. */
	variant: number;
}

const media = [`{ node { ${mediaSelection} } }`, `{ ${mediaSelection} }`];
const link = ['{ title url target }', ''];
const file = ['{ node { mediaItemUrl } }', '{ mediaItemUrl }', ''];

/** Variants of a field's selection by its contract type: for ACF 2.x, for ACF 0.6, and as a plain value. */
function variantsOf(type: GraphQLOutputType): readonly string[] {
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

/** The selection of mapped fields, one per line, so that the line of an error identifies the field in the section file. */
export class Selection {
	readonly #slots = new Map<object, Slot>();

	/** The slot of a field, an object or a layout. */
	slot(
		source: Source | Layout | FlexibleContent | OptionsSource,
		create?: () => Omit<Slot, 'alias' | 'variant'>,
	): Slot | undefined {
		const existing = this.#slots.get(source);
		if (existing || !create) return existing;
		const slot = { ...create(), alias: `f${this.#slots.size}`, variant: 0 };
		this.#slots.set(source, slot);
		return slot;
	}

	fields(fields: ReadonlyMap<string, Source>, lines: Lines): void {
		for (const source of fields.values()) {
			if (source.kind === 'path') this.#field(source, lines);
			else if (source.kind === 'object') this.#object(source, lines);
		}
	}

	/** Adds a root field with its mapped fields, with the alias `options`. */
	options(source: OptionsSource, lines: Lines): void {
		this.#nested(source, lines, () => this.fields(source.fields, lines), 'options');
	}

	flexible(content: FlexibleContent, kind: 'Page' | 'Post', lines: Lines): void {
		this.#nested(content, lines, () => {
			for (const layout of content.layouts) {
				const layoutSlot = this.slot(layout, () => ({
					name: `the layout ${layout.name}`,
					line: layout.line,
					variants: layoutTypeNames(layout, content.path, kind),
				}));
				if (!layoutSlot || isRefused(layoutSlot)) continue;
				lines.add(`... on ${layoutSlot.variants[layoutSlot.variant]} { __typename`, layoutSlot);
				this.fields(layout.fields, lines);
				lines.add('}');
			}
		});
	}

	#field(source: Extract<Source, { kind: 'path' }>, lines: Lines): void {
		const slot = this.slot(source, () => slotOf(source.path, source.line, variantsOf(source.type)));
		if (!slot || isRefused(slot)) return;
		lines.add(
			`${slot.alias}: ${openPath(source.path)} ${slot.variants[slot.variant]}${closePath(source.path)}`,
			slot,
		);
	}

	#object(source: Extract<Source, { kind: 'object' }>, lines: Lines): void {
		const addFields = () => this.fields(source.fields, lines);
		if (source.path.length === 0) addFields();
		else this.#nested(source, lines, addFields);
	}

	/** Adds the field at a path and what `addContent` adds inside, unless WordPress refuses it. */
	#nested(
		source: Extract<Source, { kind: 'object' }> | FlexibleContent | OptionsSource,
		lines: Lines,
		addContent: () => void,
		alias?: string,
	): void {
		const slot = this.slot(source, () => slotOf(source.path, source.line, ['']));
		if (!slot || isRefused(slot)) return;
		lines.add(`${alias ?? slot.alias}: ${openPath(source.path)} { __typename`, slot);
		addContent();
		lines.add(`}${closePath(source.path)}`);
	}
}

/** Lines of a query with the slot of each line. */
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

export const isRefused = ({ variant, variants }: Slot): boolean => variant >= variants.length;

const slotOf = (path: readonly string[], line: number, variants: readonly string[]) => ({
	name: path.join('.'),
	line,
	variants,
});

/** Converts a dotted path to nested fields; those after the first have the alias "v". */
const openPath = ([first, ...rest]: readonly string[]): string =>
	[first, ...rest.map((name) => `v: ${name}`)].join(' { ');

const closePath = (path: readonly string[]): string => ' }'.repeat(path.length - 1);
