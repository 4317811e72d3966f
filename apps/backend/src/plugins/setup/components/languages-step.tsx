'use client';
import { currencies } from '@website/contracts/currencies';
import { type LocaleCode, locales } from '@website/contracts/locales';
import { useState } from 'react';
import { ChoiceList } from '../../../admin/choice-list.tsx';
import { StepForm } from './step-form.tsx';
import type { StepProps } from './steps.ts';
import { useSetup } from './use-setup.ts';

/** The languages of the first pages (by default the interface language), the default language, and the currencies of prices. */
export function LanguagesStep({ answers, onAnswer, onBack }: StepProps) {
	const { t, language, send, refusal, isBusy } = useSetup();
	const interfaceLocale = locales.find(({ code }) => code === language)?.code ?? locales[0].code;
	const [languages, setLanguages] = useState<readonly LocaleCode[]>(
		answers.languages ?? [interfaceLocale],
	);
	const [defaultLanguage, setDefaultLanguage] = useState<LocaleCode>(
		answers.defaultLanguage ?? languages[0] ?? interfaceLocale,
	);
	const [siteCurrencies, setSiteCurrencies] = useState(answers.currencies ?? [...currencies]);
	const onSubmit = async () => {
		const newAnswers = { languages: [...languages], defaultLanguage, currencies: siteCurrencies };
		if (await send(['/setup/answers', newAnswers])) onAnswer(newAnswers);
	};
	return (
		<StepForm
			title={t('languagesTitle')}
			refusal={refusal}
			isBusy={isBusy}
			submit={{ label: t('continue'), onSubmit }}
			back={{ label: t('back'), onBack }}
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
		</StepForm>
	);
}
