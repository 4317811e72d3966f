'use client';
import { useState } from 'react';
import type { setupText } from '../text.ts';
import { StepForm } from './step-form.tsx';
import type { StepProps } from './steps.ts';
import { useSetup } from './use-setup.ts';

interface Props {
	t: ReturnType<typeof setupText>;
	siteUrl: string;
	adminUrl: string;
}

/** Links to the dashboard and the site after the setup. */
function Done({ t, siteUrl, adminUrl }: Props) {
	return (
		<div role="status">
			<h2>{t('doneTitle')}</h2>
			<p>{t('doneHint')}</p>
			<div className="setup-actions">
				<a className="btn btn--style-primary btn--size-large" href={adminUrl}>
					{t('openDashboard')}
				</a>
				<a className="btn btn--style-secondary btn--size-large" href={siteUrl}>
					{t('openSite')}
				</a>
			</div>
		</div>
	);
}

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
