import type { LocaleCode } from '@website/contracts/locales';
import type { PayloadRequest, Where } from 'payload';
import type { Redirect } from '../../payload-types.ts';
import { innerRequest } from '../../platform/transactions/inner-request.ts';

export type Target = Redirect['to'];
export type Status = Redirect['status'];

/** The data of a redirect, without id and dates. */
export interface RedirectData {
	/** As normalized by `redirectSource`. */
	from: string;
	to: Target;
	/** The locale of the target document. */
	locale: LocaleCode;
	status: Status;
}

/** Finds redirects in the request's transaction; those in the trash only with `trash`. */
export async function findRedirects(
	req: PayloadRequest,
	where: Where,
	{ trash = false } = {},
): Promise<Redirect[]> {
	const { docs } = await req.payload.find({
		collection: 'redirects',
		where,
		trash,
		depth: 0,
		pagination: false,
		req: innerRequest(req),
	});
	return docs;
}

/** Creates a redirect in the request's transaction, or updates the one with the same source. */
export async function putRedirect(req: PayloadRequest, data: RedirectData): Promise<void> {
	const [existing] = await findRedirects(req, { from: { equals: data.from } });
	const shared = { collection: 'redirects', data, depth: 0, req: innerRequest(req) } as const;
	if (existing) await req.payload.update({ ...shared, id: existing.id });
	else await req.payload.create(shared);
}

/** Updates a redirect in the request's transaction. */
export async function changeRedirect(
	req: PayloadRequest,
	{ id }: Redirect,
	data: Partial<RedirectData>,
): Promise<void> {
	await req.payload.update({ collection: 'redirects', id, data, depth: 0, req: innerRequest(req) });
}

/** Deletes redirects in the request's transaction; those in the trash only with `trash`. */
export async function removeRedirects(
	req: PayloadRequest,
	where: Where,
	{ trash = false } = {},
): Promise<void> {
	for (const { id } of await findRedirects(req, where, { trash }))
		await req.payload.delete({
			collection: 'redirects',
			id,
			depth: 0,
			trash,
			req: innerRequest(req),
		});
}
