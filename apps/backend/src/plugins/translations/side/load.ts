import { getTranslation } from '@payloadcms/translations';
import type { LocaleCode } from '@website/contracts/locales';
import { type Block, type Field, NotFound, type PayloadRequest } from 'payload';
import type { AnyDocument } from '../../../documents/document-ref.ts';
import { readStoredDocument } from '../../../publication/read-stored.ts';
import { readRecordedTexts } from '../states/former-texts.ts';
import type { SideBySide } from './model.ts';
import { buildSideBySide } from './side-by-side.ts';

/** Loads the newest version of a document in two locales. Throws 404 if it does not exist. */
export async function loadSideBySide(
	req: PayloadRequest,
	ref: AnyDocument,
	source: LocaleCode,
	target: LocaleCode,
): Promise<SideBySide> {
	const document = await readStoredDocument(req, ref);
	if (!document) throw new NotFound(req.t);
	return buildSideBySide(document, {
		source,
		target,
		former: await readRecordedTexts(req, ref, source, target),
		name: (config) => labelIn(req, config),
	});
}

/** A list is named by its own label ("Buttons"), not by that of its rows, which is "entry" for most. */
function labelIn({ i18n }: PayloadRequest, config: Field | Block): string {
	const label =
		'label' in config ? config.label : 'labels' in config ? config.labels?.singular : '';
	return label ? getTranslation(label, i18n) : '';
}
