'use client';
import { useState } from 'react';
import { type Start, starts } from '../site-answers.ts';
import { StepForm } from './step-form.tsx';
import type { StepProps } from './steps.ts';
import { useSetup } from './use-setup.ts';

const hints = { starter: 'starterHint', empty: 'emptyHint', demo: 'demoHint' } as const;

/** The initial content of the site. */
export function StartStep({ answers, onAnswer }: StepProps) {
	const { t, send, refusal, isBusy } = useSetup();
	const [start, setStart] = useState<Start>(answers.start ?? 'starter');
	const onSubmit = async () => {
		if (await send(['/setup/answers', { start }])) onAnswer({ start });
	};
	return (
		<StepForm
			title={t('startTitle')}
			refusal={refusal}
			isBusy={isBusy}
			submit={{ label: t('continue'), onSubmit }}
		>
			<div role="radiogroup" aria-label={t('startTitle')} className="setup-choices">
				{starts.map((value) => (
					<label key={value} className="setup-choice">
						<input
							type="radio"
							name="start"
							value={value}
							checked={start === value}
							onChange={() => setStart(value)}
						/>
						<span>
							<strong>{t(value)}</strong>
							<span className="own-quiet">{t(hints[value])}</span>
						</span>
					</label>
				))}
			</div>
		</StepForm>
	);
}
