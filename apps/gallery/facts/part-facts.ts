/** Information about a part that the gallery shows beside its examples. */
export interface PartFacts {
	/** Source file, relative to the project root. */
	file: string;
	/** The comment of the component, or the description of the type in the contract. */
	description: string;
	fields: PartField[];
	/** Files of the site that import it, relative to `app/`. */
	importedBy: string[];
	/** Documents of the demo content that use it, with their languages; only for page sections. */
	documents: { name: string; languages: string[] }[];
}

export interface PartField {
	name: string;
	type: string;
	isOptional: boolean;
	description: string;
	/** The values of an enumeration; empty for other types. */
	values: string[];
	/** The value of the field without content (`'null'`: null, `'list'`: an empty list); null if it always has content. */
	empty: '' | 0 | false | 'list' | 'null' | null;
}

/** The id of a part: category, folders and name, such as `ui/actions/button`, `sections/wide-cta` or `layouts/header/header`. */
export type PartId = string;
