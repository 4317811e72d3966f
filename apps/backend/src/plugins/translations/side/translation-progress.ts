import { type LocaleCode, localeCodes } from '@website/contracts/locales';
import { siteLocaleCodes } from '@website/contracts/site-locales';
import type { PayloadRequest } from 'payload';
import type { AnyDocument } from '../../../documents/document-ref.ts';
import type { StoredDocument } from '../../../publication/read-stored.ts';
import { documentTexts } from '../states/document-texts.ts';
import { sourceLanguage } from '../states/evaluate.ts';
import { stateRows } from '../states/record.ts';
import { type Progress, progressOf } from './model.ts';
import { picturesPart, readPictures } from './pictures.ts';
import { buildSideBySide } from './side-by-side.ts';

export interface TranslationProgress {
	/** Null if the document has no text. */
	source: LocaleCode | null;
	/** The translations that lack texts of the source, with the numbers of the side-by-side view. */
	incomplete: Partial<Record<LocaleCode, Progress>>;
}

/** Counts the translated texts of a stored document in each language that has any. */
export async function translationProgress(
	req: PayloadRequest,
	ref: AnyDocument,
	document: StoredDocument,
): Promise<TranslationProgress> {
	const [row] = Object.values(await stateRows(req, ref));
	const { now } = documentTexts(document);
	const source = sourceLanguage(now, localeCodes.find((code) => code === row?.source) ?? null);
	const documentPictures = source ? await readPictures(req, document, source) : [];
	const incomplete: TranslationProgress['incomplete'] = {};
	for (const target of siteLocaleCodes()) {
		if (source === null || target === source || now[target].newest === null) continue;
		const languages = { source, target, former: null, name: () => '' };
		const { parts } = buildSideBySide(document, languages);
		const pictures = picturesPart(documentPictures, languages);
		const progress = progressOf({ parts: pictures ? [...parts, pictures] : parts });
		if (progress.done < progress.all) incomplete[target] = progress;
	}
	return { source, incomplete };
}
