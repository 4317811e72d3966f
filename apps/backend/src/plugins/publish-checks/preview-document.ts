import { isAddressed } from '@website/contracts/entities';
import type { LocaleCode } from '@website/contracts/locales';
import { slugFrom } from '@website/contracts/slug';
import type { PayloadRequest } from 'payload';
import { canAccess } from '../../access/language-rights.ts';
import type { AddressBook } from '../../content/addresses/address-book.ts';
import { addressBook } from '../../content/addresses/current-address-book.ts';
import { slugProblem } from '../../content/addresses/slug-problem.ts';
import { documentKey } from '../../documents/document-ref.ts';
import type { TextDocument } from '../../documents/text-document.ts';
import { localizedTitleOf } from '../../documents/title-in.ts';
import { isRecord, type JsonRecord } from '../../platform/http/reading/json-record.ts';
import { translator } from '../../platform/i18n/words.ts';
import { draftChanges } from '../../publication/changes.ts';
import type { StoredDocument } from '../../publication/read-stored.ts';
import type { DocumentPreview, LanguagePreview } from '../../publication/shapes.ts';
import { checkDocument, type LanguageProblems } from './checks/check-document.ts';
import { checkReview } from './checks/check-review.ts';
import { type ChecklistProblem, type ProblemSection, sectionName } from './checks/problem.ts';
import { titleOf } from './document-title.ts';

/** The most documents with the same title that get a number in their addresses. */
const mostNumbers = 9;

/**
 * An address for a document in a language, made from its title there: the first one that is free. Empty without a title or if none is free;
 * null for documents without addresses.
 */
async function offerAddress(
	req: PayloadRequest,
	document: TextDocument,
	{ fields, newest }: StoredDocument,
	language: LocaleCode,
): Promise<string | null> {
	if (document.kind === 'global' || !isAddressed(document.slug)) return null;
	const titles = newest[localizedTitleOf(fields) ?? ''];
	const title = isRecord(titles) ? titles[language] : null;
	const slug = typeof title === 'string' ? slugFrom(title) : '';
	const context = { id: document.id, data: newest };
	for (let number = 1; slug !== '' && number <= mostNumbers; number += 1) {
		const offer = number === 1 ? slug : `${slug}-${number}`;
		if (!(await slugProblem(req, document.slug, offer, context, language))) return offer;
	}
	return '';
}

interface Options {
	stored: StoredDocument;
	/** The version that is published; the newest by default. */
	content?: JsonRecord | null;
	/** The addresses with all drafts that are published together. */
	book: AddressBook;
}

/** What publishing a document changes for visitors, by language, and the findings of its checklist. */
export async function previewDocument(
	req: PayloadRequest,
	ref: TextDocument,
	{ stored, content, book }: Options,
): Promise<DocumentPreview> {
	const key = documentKey(ref);
	const draft = content ?? stored.newest;
	const t = translator(req);
	const toFinding = (problem: ChecklistProblem & { section?: ProblemSection | null }) => {
		const parts = [problem.section ? sectionName(req, problem.section) : '', t(problem.message)];
		return { level: problem.level, message: parts.filter(Boolean).join(' · ') };
	};
	const pathIn = (addresses: AddressBook, { language }: Pick<LanguagePreview, 'language'>) =>
		ref.kind === 'collection' && isAddressed(ref.slug)
			? addresses.href(ref.slug, String(ref.id), language)
			: null;
	const published = await addressBook(req.payload);
	const checks = new Map(
		(await checkDocument(req, ref, { ...stored, newest: draft })).map((check) => [
			check.lang,
			check,
		]),
	);
	const { languages, shared } = draftChanges(req, stored, draft);
	const none: Pick<LanguageProblems, 'problems' | 'incomplete'> = {
		problems: [],
		incomplete: false,
	};
	return {
		document: key,
		title: titleOf(req, ref, draft),
		canPublish: await canAccess(req, ref, { action: 'publish' }),
		shared,
		date: ref.slug === 'posts' && typeof draft.date === 'string' ? draft.date : null,
		findings: (await checkReview(req, key)).map(toFinding),
		languages: await Promise.all(
			languages.map(async (change) => {
				const { language, state } = change;
				const { problems, incomplete } = checks.get(language) ?? none;
				const slug = isRecord(draft.slug) ? draft.slug[language] : '';
				const isUnusable = problems.some(({ path, level }) => path === 'slug' && level === 'error');
				return {
					...change,
					oldPath: state === 'published' ? pathIn(published, change) : null,
					newPath: pathIn(book, change),
					addressOffer:
						state === 'missing' || (slug && !isUnusable)
							? null
							: slug
								? String(slug)
								: await offerAddress(req, ref, { ...stored, newest: draft }, language),
					incomplete,
					findings: problems.map(toFinding),
				};
			}),
		),
	};
}
