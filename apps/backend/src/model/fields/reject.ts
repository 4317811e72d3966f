import { type FieldHookArgs, ValidationError } from 'payload';

interface Refusal {
	/** Field names and indexes, starting at the document. */
	path: readonly (string | number)[];
	message: string;
}

/** Rejects a field's value if there are refusals. @throws ValidationError with the paths */
export function reject(
	{ collection, global, req }: Pick<FieldHookArgs, 'collection' | 'global' | 'req'>,
	refusals: readonly Refusal[],
): void {
	if (refusals.length === 0) return;
	const errors = refusals.map(({ path, message }) => ({ path: path.join('.'), message }));
	throw new ValidationError(
		{
			...(collection ? { collection: collection.slug } : {}),
			...(global ? { global: global.slug } : {}),
			errors,
			req,
		},
		req.t,
	);
}
