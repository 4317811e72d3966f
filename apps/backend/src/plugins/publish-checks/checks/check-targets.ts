import type { LocaleCode } from '@website/contracts/locales';
import type { Field, PayloadRequest } from 'payload';
import type { Media } from '../../../payload-types.ts';
import { words } from '../../../platform/i18n/words.ts';
import { limits } from '../../../platform/limits.ts';
import { innerRequest } from '../../../platform/transactions/inner-request.ts';
import { type DocumentReference, referencesIn, targetKey } from '../../references/api.ts';
import { type BrokenReason, brokenTargets, brokenWords, unusableReason } from './broken-targets.ts';
import { checkPlaceholder } from './check-texts.ts';
import { type ChecklistProblem, error, warning } from './problem.ts';

const { width, height } = limits.editing.shareImage;

const messages = {
	unreachable: words(
		'The page above is not published in this language: visitors cannot reach this page until it is.',
		'Den overordnede side er ikke udgivet på dette sprog: Besøgende kan ikke nå denne side, før den er.',
		'Die übergeordnete Seite ist in dieser Sprache nicht veröffentlicht: Bis dahin erreicht niemand diese Seite.',
	),
	noAlt: words(
		'The picture has no alternative text in this language; right only for pure decoration.',
		'Billedet har ingen alternativ tekst på dette sprog; det er kun rigtigt for ren pynt.',
		'Das Bild hat in dieser Sprache keinen Alternativtext; richtig nur für reinen Schmuck.',
	),
	small: words(
		'Smaller than {width} × {height}: too small where the page is shared.',
		'Mindre end {width} × {height}: for lille, hvor siden deles.',
		'Kleiner als {width} × {height}: zu klein, wo die Seite geteilt wird.',
		{ width, height },
	),
};

const blockingReasons: ReadonlySet<BrokenReason> = new Set(['deleted', 'noFile']);

function checkPicture(
	file: Media,
	{ path }: DocumentReference,
	isShareImage: boolean,
): ChecklistProblem[] {
	const type = String(file.mimeType ?? '');
	if (!type.startsWith('image/')) return [];
	const problems = checkPlaceholder(path, file.alt);
	if (typeof file.alt !== 'string' || file.alt.trim() === '')
		problems.push(warning(path, messages.noAlt));
	const fileWidth = Number(file.width ?? file.pixelWidth ?? 0);
	const fileHeight = Number(file.height ?? file.pixelHeight ?? 0);
	if (
		isShareImage &&
		type !== 'image/svg+xml' &&
		fileWidth > 0 &&
		(fileWidth < width || fileHeight < height)
	)
		problems.push(warning(path, messages.small));
	return problems;
}

async function checkPictures(
	req: PayloadRequest,
	references: readonly DocumentReference[],
	locale: LocaleCode,
): Promise<ChecklistProblem[]> {
	const shownReferences = references.filter(({ isShown }) => isShown);
	const ids = shownReferences.flatMap(({ target }) =>
		'id' in target && target.collection === 'media' ? [target.id] : [],
	);
	if (ids.length === 0) return [];
	const { docs } = await req.payload.find({
		collection: 'media',
		where: { id: { in: [...new Set(ids)] } },
		locale,
		fallbackLocale: false,
		depth: 0,
		pagination: false,
		req: innerRequest(req),
	});
	const files = new Map(docs.map((file) => [file.id, file]));
	return shownReferences.flatMap((reference) => {
		const { target } = reference;
		const file = 'id' in target && target.collection === 'media' ? files.get(target.id) : undefined;
		return file ? checkPicture(file, reference, isShareImageField(reference.path)) : [];
	});
}

/** Reports broken links, links to drafts, images without alternative text or with words in brackets there, and share images that are too small. */
export async function checkTargets(
	req: PayloadRequest,
	fields: readonly Field[],
	data: Record<string, unknown>,
	lang: LocaleCode,
	ownKey: string,
): Promise<ChecklistProblem[]> {
	const references = referencesIn(fields, data, lang);
	const targets = references.flatMap((reference) => {
		const key = targetKey(reference);
		return key === null || key === ownKey ? [] : [{ reference, key }];
	});
	const broken = await brokenTargets(
		req,
		targets.map(({ key }) => key),
		lang,
	);
	const links = targets.flatMap(({ reference: { path, target }, key }) => {
		const unusable = 'url' in target ? unusableReason(target.url) : null;
		if (unusable) return [warning(path, brokenWords[unusable])];
		const reason = broken.get(key);
		if (reason === undefined) return [];
		if (reason === 'draft' && path === 'parent') return [warning(path, messages.unreachable)];
		return [(blockingReasons.has(reason) ? error : warning)(path, brokenWords[reason])];
	});
	return [...links, ...(await checkPictures(req, references, lang))];
}

/** Whether a field holds an image that the site uses when a page is shared. */
const isShareImageField = (path: string) =>
	/^(seo\.(opengraphImage|twitterImage)|coverImage)$/.test(path);
