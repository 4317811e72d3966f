import { isLocaleCode } from '@website/contracts/locales';
import { defaultLocale } from '@website/contracts/site-locales';
import type { Payload } from 'payload';
import { readNamedBrand } from '../../../content/documents/named-brand.ts';
import { noDrafts } from '../../../content/preview/draft-view.ts';
import type { MailLook } from '../../../platform/mail/mail-look.ts';
import { paletteOf } from './tones-field.ts';

/** Returns the name and colors of the published brand for emails in a language. */
export async function readMailLook(payload: Payload, language?: string): Promise<MailLook> {
	const lang = isLocaleCode(language) ? language : defaultLocale();
	const brand = await readNamedBrand({ payload, lang, view: noDrafts });
	const palette = paletteOf(brand);
	return {
		name: brand.name ?? '',
		field: palette['light.light.action'],
		onField: palette['light.light.on-action'],
	};
}
