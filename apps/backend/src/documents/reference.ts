import { z } from 'zod';
import type { DocumentRef } from './publication/read-stored.ts';

/** Which document a request is about, a global where there is no `id`. */
export const reference = {
	entity: z.string().max(100),
	id: z.union([z.number(), z.string()]).optional(),
};

/** The same as the functions here take it. */
export const refOf = ({
	entity,
	id,
}: {
	entity: string;
	id?: number | string | undefined;
}): DocumentRef => (id === undefined ? { entity } : { entity, id });
