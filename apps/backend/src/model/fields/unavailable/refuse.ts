import { type FieldHookArgs, ValidationError } from 'payload';

interface Refusal {
	/** Names and positions from the document on. */
	path: readonly (string | number)[];
	message: string;
}

/** Refuses what a field was sent, unless there is nothing wrong. @throws ValidationError with the paths */
export function refuse(
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
