/** What the gallery tells of a part beside showing it. */
export interface PartFacts {
	/** Its source file, from the project's root. */
	file: string;
	/** The comment above the component or the contract's type. */
	description: string;
	fields: PartField[];
	/** Files of the site that import it, from `app/`. */
	importedBy: string[];
	/** Documents of the demo content that use it, with their languages; of page sections only. */
	documents: { name: string; languages: string[] }[];
}

export interface PartField {
	name: string;
	type: string;
	isOptional: boolean;
	description: string;
	/** Every value of an enumeration; empty for other types. */
	values: string[];
	/** What takes its place where the content has none; null where nothing does. */
	empty: '' | 0 | false | 'list' | 'null' | null;
}

/** A part's id: its room, folders and name, such as `ui/actions/button`, `sections/wide-cta` or `layouts/header/header`. */
export type PartId = string;
