import { getTranslation } from '@payloadcms/translations';
import { type LocaleCode, localeCodes } from '@website/contracts/locales';
import { siteOptions } from '@website/contracts/site-options';
import type { AdminViewServerProps } from 'payload';
import { canUseEndpoint } from '../../access/guard-endpoints.ts';
import { AdminScreen, requireUser } from '../../admin/admin-screen.tsx';
import type { Words } from '../../platform/i18n/words.ts';
import { LanguagesForm } from './languages-form.tsx';
import { countMissingDocuments, type MissingDocuments } from './read-missing.ts';
import { waitForSiteOptions } from './site-options.ts';
import { languagesWords } from './words.ts';

/** The screen `/languages`: the languages and currencies of the site, and the unpublished documents in each disabled locale. */
export async function LanguagesView(view: AdminViewServerProps) {
	const { i18n, payload, user } = requireUser(view);
	const t = (text: Words) => getTranslation(text, i18n);
	await waitForSiteOptions();
	const options = siteOptions();
	const disabledLocales = localeCodes.filter((code) => !options.languages.includes(code));
	const missing: Partial<Record<LocaleCode, MissingDocuments[]>> = Object.fromEntries(
		await Promise.all(
			disabledLocales.map(
				async (code) => [code, await countMissingDocuments(payload, i18n, code)] as const,
			),
		),
	);
	return (
		<AdminScreen title={t(languagesWords.title)} view={view}>
			<div className="gutter--left gutter--right">
				<h1>{t(languagesWords.title)}</h1>
				{canUseEndpoint(user, 'POST /languages') ? (
					<LanguagesForm missing={missing} options={options} />
				) : (
					<p role="alert">{t(languagesWords.notAllowed)}</p>
				)}
			</div>
		</AdminScreen>
	);
}
