import type { LocaleCode } from '@website/contracts/locales';
import type { Field, PayloadRequest } from 'payload';
import type { Media } from '../../payload-types.ts';
import { words } from '../../platform/i18n/words.ts';
import { limits } from '../../platform/limits.ts';
import { innerRequest } from '../../platform/transactions/inner-request.ts';
import type { DocumentReference } from '../references/document-reference.ts';
import { targetKey } from '../references/store-references.ts';
import { referencesIn } from '../references/walk.ts';
import { type Broken, brokenTargets, brokenWords } from './broken-targets.ts';
import { type ChecklistProblem, error, warning } from './problem.ts';

const { width, height } = limits.editing.sharedPicture;

const messages = {
	noAlt: words(
		'The picture has no alternative text in this language; right only for pure decoration.',
		'Billedet har ingen alternativ tekst på dette sprog; det er kun rigtigt for ren pynt.',
		'Das Bild hat in dieser Sprache keinen Alternativtext; richtig nur für reinen Schmuck.',
	),
	small: words(
		`Smaller than ${width} × ${height}: too small where the page is shared.`,
		`Mindre end ${width} × ${height}: for lille, hvor siden deles.`,
		`Kleiner als ${width} × ${height}: zu klein, wo die Seite geteilt wird.`,
	),
};

const stops: ReadonlySet<Broken> = new Set(['deleted', 'noFile']);

function checkPicture(
	file: Media,
	{ path }: DocumentReference,
	isSharedThere: boolean,
): ChecklistProblem[] {
	const type = String(file.mimeType ?? '');
	if (!type.startsWith('image/')) return [];
	const problems: ChecklistProblem[] = [];
	if (typeof file.alt !== 'string' || file.alt.trim() === '')
		problems.push(warning(path, messages.noAlt));
	const wide = Number(file.width ?? file.pixelWidth ?? 0);
	const high = Number(file.height ?? file.pixelHeight ?? 0);
	if (isSharedThere && type !== 'image/svg+xml' && wide > 0 && (wide < width || high < height))
		problems.push(warning(path, messages.small));
	return problems;
}

async function checkPictures(
	req: PayloadRequest,
	uses: readonly DocumentReference[],
	locale: LocaleCode,
): Promise<ChecklistProblem[]> {
	const visible = uses.filter(({ isShown }) => isShown);
	const ids = visible.flatMap(({ used }) =>
		'id' in used && used.collection === 'media' ? [used.id] : [],
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
	return visible.flatMap((use) => {
		const { used } = use;
		const file = 'id' in used && used.collection === 'media' ? files.get(used.id) : undefined;
		return file ? checkPicture(file, use, isShared(use.path)) : [];
	});
}

/** Links that lead nowhere or to drafts, files without alternative texts, pictures too small for sharing. */
export async function checkTargets(
	req: PayloadRequest,
	fields: readonly Field[],
	data: Record<string, unknown>,
	lang: LocaleCode,
	own: string,
): Promise<ChecklistProblem[]> {
	const uses = referencesIn(fields, data, lang);
	const keyed = uses.flatMap((use) => {
		const key = targetKey(use);
		return key === null || key === own ? [] : [{ use, key }];
	});
	const broken = await brokenTargets(
		req,
		keyed.map(({ key }) => key),
		lang,
	);
	const links = keyed.flatMap(({ use, key }) => {
		const why = broken.get(key);
		if (why === undefined) return [];
		return [(stops.has(why) ? error : warning)(use.path, brokenWords[why])];
	});
	return [...links, ...(await checkPictures(req, uses, lang))];
}

/** Shown where a page is shared: of several pictures a document may have, the site takes one of these. */
const isShared = (path: string) => /^(seo\.(opengraphImage|twitterImage)|coverImage)$/.test(path);
