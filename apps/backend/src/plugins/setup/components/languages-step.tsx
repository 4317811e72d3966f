'use client';
import { type LocaleCode, locales } from '@website/contracts/locales';
import { useState } from 'react';
import { StepForm } from './step-form.tsx';
import type { StepProps } from './steps.ts';
import { useSetup } from './use-setup.ts';

/** The languages of the first pages; the one of the editors' interface is chosen to begin with. */
export function LanguagesStep({ answers, onAnswer, onBack }: StepProps) {
	const { say, language, send, refusal, setRefusal, isBusy } = useSetup();
	const own = locales.flatMap(({ code }) => (code === language ? [code] : []));
	const [chosen, setChosen] = useState<readonly LocaleCode[]>(answers.languages ?? own);
	const onSubmit = async () => {
		if (chosen.length === 0) return setRefusal({ message: say('noLanguage'), fields: {} });
		const languages = locales.flatMap(({ code }) => (chosen.includes(code) ? [code] : []));
		if (await send(['/setup/answers', { languages }])) onAnswer({ languages });
	};
	return (
		<StepForm
			title={say('languagesTitle')}
			refusal={refusal}
			isBusy={isBusy}
			submit={{ label: say('continue'), onSubmit }}
			back={{ label: say('back'), onBack }}
		>
			<p>{say('languagesHint')}</p>
			<fieldset className="setup-choices" aria-label={say('languagesTitle')}>
				{locales.map(({ code, name, languageTag }) => (
					<label key={code} className="setup-choice">
						<input
							type="checkbox"
							name={code}
							checked={chosen.includes(code)}
							onChange={({ target }) =>
								setChosen(target.checked ? [...chosen, code] : chosen.filter((one) => one !== code))
							}
						/>
						<strong lang={languageTag}>{name}</strong>
					</label>
				))}
			</fieldset>
		</StepForm>
	);
}
