/** The text of an operation, with the types of its answer and of its variables. */
export class TypedDocumentString<Data, Variables> extends String {
	/** Never set: it carries the types. */
	declare readonly types?: (variables: Variables) => Data;
}
