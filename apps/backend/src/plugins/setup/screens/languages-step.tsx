'use client';
import { currencies } from '@website/contracts/currencies';
import { type LocaleCode, locales } from '@website/contracts/locales';
import { useState } from 'react';
import { ChoiceList } from '../../../admin/choice-list.tsx';
import { FeatureList } from '../../languages/api.client.ts';
import { usualFeatures } from '../site-answers.ts';
import { StepForm, type StepProps } from './step-form.tsx';

/** The languages of the first pages (by default the interface language), and the default language. */
export function LanguagesStep({ setup, answers, onAnswer }: StepProps) {
	const { t, language } = setup;
	const interfaceLocale = locales.find(({ code }) => code === language)?.code ?? locales[0].code;
	const [languages, setLanguages] = useState<LocaleCode[]>(answers.languages ?? [interfaceLocale]);
	const [defaultLanguage, setDefaultLanguage] = useState<LocaleCode>(
		answers.defaultLanguage ?? languages[0] ?? interfaceLocale,
	);
	return (
		<StepForm
			setup={setup}
			title={t('languagesTitle')}
			onSubmit={() => onAnswer(() => ({ languages, defaultLanguage }))}
		>
			<ChoiceList
				selected={languages}
				entries={locales.map(({ code, name, languageTag }) => ({ code, name, lang: languageTag }))}
				first={defaultLanguage}
				firstLabel={t('defaultLanguage')}
				hint={t('languagesHint')}
				label={t('languages')}
				name="languages"
				onChange={(next, nextFirst) => {
					setLanguages(next);
					setDefaultLanguage(nextFirst);
				}}
			/>
			<p className="own-quiet">{t('otherLanguages')}</p>
		</StepForm>
	);
}

/** What the site has, and the currencies of prices. */
export function FeaturesStep({ setup, answers, onAnswer, onBack }: StepProps) {
	const { t } = setup;
	const [siteCurrencies, setSiteCurrencies] = useState(answers.currencies ?? [...currencies]);
	const [features, setFeatures] = useState(answers.features ?? [...usualFeatures]);
	return (
		<StepForm
			setup={setup}
			title={t('featuresTitle')}
			onSubmit={() => onAnswer(() => ({ features, currencies: siteCurrencies }))}
			onBack={onBack}
		>
			<FeatureList selected={features} onChange={setFeatures} />
			{features.includes('prices') && (
				<ChoiceList
					selected={siteCurrencies}
					entries={currencies.map((code) => ({ code, name: code }))}
					first={siteCurrencies[0]}
					firstLabel={t('firstCurrency')}
					hint={t('currenciesHint')}
					label={t('currencies')}
					name="currencies"
					onChange={(next, nextFirst) =>
						setSiteCurrencies([nextFirst, ...next.filter((code) => code !== nextFirst)])
					}
				/>
			)}
		</StepForm>
	);
}
