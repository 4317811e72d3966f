'use client';
import { useState } from 'react';
import { Done } from './done.tsx';
import { StepForm } from './step-form.tsx';
import type { StepProps } from './steps.ts';
import { useSetup } from './use-setup.ts';

/** Carries out the answers. */
export function FinishStep({ answers, onBack, siteUrl, adminUrl }: StepProps) {
	const { say, send, refusal, isBusy } = useSetup();
	const [isDone, setDone] = useState(false);
	if (isDone) return <Done say={say} siteUrl={siteUrl} adminUrl={adminUrl} />;
	const onSubmit = async () => setDone(await send(['/setup/finish', {}]));
	return (
		<StepForm
			title={say('finishTitle')}
			refusal={refusal}
			isBusy={isBusy}
			submit={{ label: say('finish'), onSubmit }}
			back={{ label: say('back'), onBack }}
		>
			<p>
				<strong>{answers.start && say(answers.start)}</strong>
				{answers.start !== 'demo' && answers.name ? ` · ${answers.name}` : null}
			</p>
			<p role="status">{say(isBusy ? 'working' : 'finishHint')}</p>
		</StepForm>
	);
}
