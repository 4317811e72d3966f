'use client';
import { currencies } from '@website/contracts/currencies';
import { type LocaleCode, locales } from '@website/contracts/locales';
import { useState } from 'react';
import { ChoiceList } from '../../../platform/admin/choice-list.tsx';
import { StepForm } from './step-form.tsx';
import type { StepProps } from './steps.ts';
import { useSetup } from './use-setup.ts';

/** The languages of the first pages and the default one, that of the editors' interface to begin with; and the currencies of prices. */
export function LanguagesStep({ answers, onAnswer, onBack }: StepProps) {
	const { t, language, send, refusal, isBusy } = useSetup();
	const own = locales.find(({ code }) => code === language)?.code ?? locales[0].code;
	const [chosen, setChosen] = useState<readonly LocaleCode[]>(answers.languages ?? [own]);
	const [first, setFirst] = useState<LocaleCode>(answers.defaultLanguage ?? chosen[0] ?? own);
	const [offered, setOffered] = useState(answers.currencies ?? [...currencies]);
	const onSubmit = async () => {
		const own = { languages: [...chosen], defaultLanguage: first, currencies: offered };
		if (await send(['/setup/answers', own])) onAnswer(own);
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
				chosen={chosen}
				entries={locales.map(({ code, name, languageTag }) => ({ code, name, lang: languageTag }))}
				first={first}
				firstLabel={t('defaultLanguage')}
				hint={t('languagesHint')}
				label={t('languages')}
				name="languages"
				onChange={(next, nextFirst) => {
					setChosen(next);
					setFirst(nextFirst);
				}}
			/>
			<ChoiceList
				chosen={offered}
				entries={currencies.map((code) => ({ code, name: code }))}
				first={offered[0]}
				firstLabel={t('firstCurrency')}
				hint={t('currenciesHint')}
				label={t('currencies')}
				name="currencies"
				onChange={(next, nextFirst) =>
					setOffered([nextFirst, ...next.filter((code) => code !== nextFirst)])
				}
			/>
		</StepForm>
	);
}
