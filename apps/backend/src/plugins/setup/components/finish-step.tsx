'use client';
import { useState } from 'react';
import { Done } from './done.tsx';
import { StepForm } from './step-form.tsx';
import type { StepProps } from './steps.ts';
import { useSetup } from './use-setup.ts';

/** Runs the setup with the answers. */
export function FinishStep({ answers, onBack, siteUrl, adminUrl }: StepProps) {
	const { t, send, refusal, isBusy } = useSetup();
	const [isDone, setDone] = useState(false);
	if (isDone) return <Done t={t} siteUrl={siteUrl} adminUrl={adminUrl} />;
	const onSubmit = async () => setDone(await send(['/setup/finish', {}]));
	return (
		<StepForm
			title={t('finishTitle')}
			refusal={refusal}
			isBusy={isBusy}
			submit={{ label: t('finish'), onSubmit }}
			back={{ label: t('back'), onBack }}
		>
			<p>
				<strong>{answers.start && t(answers.start)}</strong>
				{answers.start !== 'demo' && answers.name ? ` · ${answers.name}` : null}
			</p>
			<p role="status">{t(isBusy ? 'working' : 'finishHint')}</p>
		</StepForm>
	);
}
