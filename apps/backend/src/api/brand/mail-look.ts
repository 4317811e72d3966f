import { isLocaleCode } from '@website/contracts/locales';
import { defaultLocale } from '@website/contracts/site-locales';
import type { Payload } from 'payload';
import { noDrafts } from '../../content/preview/draft-view.ts';
import { readNamedBrand } from '../../content/reading/named-brand.ts';
import { paletteOf } from '../../model/fields/brand/tones-field.ts';
import type { MailLook } from '../../platform/mail/mail-look.ts';

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
