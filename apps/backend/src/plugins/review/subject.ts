import type { LocaleCode } from '@website/contracts/locales';
import { Forbidden, NotFound, type PayloadRequest } from 'payload';
import { requireAccess } from '../../access/language-rights.ts';
import { mayAll, maySome } from '../../access/person.ts';
import type { Entity } from '../../access/rights.ts';
import { nameOf } from '../../documents/changed-by.ts';
import type { TextDocument } from '../../documents/text-document.ts';
import { parseTextDocument } from '../../documents/text-document.ts';
import { innerRequest } from '../../platform/transactions/inner-request.ts';

/** What is looked at before it is published. */
export type ReviewedDocument = TextDocument & { target: string };

/** What a target such as `pages:12` or `global:header` names; null for anything else. */
export function reviewedNamed(target: string): ReviewedDocument | null {
	const document = parseTextDocument(target);
	return document && { target, ...document };
}

/** The same; 404 for anything else. */
export function reviewedAt(req: PayloadRequest, target: string): ReviewedDocument {
	const subject = reviewedNamed(target);
	if (!subject) throw new NotFound(req.t);
	return subject;
}

export const entityOf = (subject: ReviewedDocument): Entity => subject.slug;

/** Who may change a document in this language may ask for its review. */
export const requireAuthor = (
	req: PayloadRequest,
	subject: ReviewedDocument,
	language: LocaleCode,
) => requireAccess(req, subject, { action: 'update', language });

/** Who may write documents of this kind, or publish them, reads and writes comments. */
export async function requireColleague(
	req: PayloadRequest,
	subject: ReviewedDocument,
): Promise<void> {
	const entity = entityOf(subject);
	if (!maySome(req.user, entity, 'update')) throw new Forbidden(req.t);
	await requireAccess(req, subject, { action: 'read' });
}

/** Who answers: somebody who may publish it. */
export const requireReviewer = (req: PayloadRequest, subject: ReviewedDocument) =>
	requireAccess(req, subject, { action: 'publish' });

/** Number and name of whoever asks. */
export function personOf({ user, t }: PayloadRequest): { id: number; name: string } {
	const name = nameOf(user);
	if (!user || name === null) throw new Forbidden(t);
	return { id: Number(user.id), name };
}

/** Everybody else who may publish it, by name. */
export async function reviewersFor(
	{ payload, user }: PayloadRequest,
	subject: ReviewedDocument,
): Promise<{ id: number; name: string }[]> {
	const { docs } = await payload.find({
		collection: 'users',
		depth: 0,
		pagination: false,
		sort: 'name',
		overrideAccess: true,
	});
	return docs
		.filter((one) => one.id !== user?.id && mayAll(one, entityOf(subject), 'publish'))
		.map(({ id, name, email }) => ({ id, name: name?.trim() || email }));
}

/** When the newest draft was saved; null where everything is published. */
export async function draftTime(
	req: PayloadRequest,
	subject: ReviewedDocument,
): Promise<string | null> {
	const options = { depth: 0, draft: true, overrideAccess: true, req: innerRequest(req) } as const;
	const newest =
		subject.kind === 'global'
			? await req.payload.findGlobal({ slug: subject.slug, ...options })
			: await req.payload.findByID({ collection: subject.slug, id: subject.id, ...options });
	return newest._status === 'draft' ? (newest.updatedAt ?? null) : null;
}
