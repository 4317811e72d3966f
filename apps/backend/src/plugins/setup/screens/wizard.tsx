'use client';
import { type ReactNode, useState } from 'react';
import { type PartialAnswers, starts } from '../site-answers.ts';
import { CompanyStep } from './company-step.tsx';
import { FeaturesStep, LanguagesStep } from './languages-step.tsx';
import { StepForm, type StepProps } from './step-form.tsx';
import { useSetup } from './use-setup.ts';

const hints = { starter: 'starterHint', empty: 'emptyHint', demo: 'demoHint' } as const;

/** The initial content of the site. */
function StartStep({ setup, answers, onAnswer, onBack }: StepProps) {
	const { t } = setup;
	const onSubmit = (fields: FormData) =>
		onAnswer(() => ({ start: starts.find((start) => start === fields.get('start')) }));
	return (
		<StepForm setup={setup} title={t('startTitle')} onSubmit={onSubmit} onBack={onBack}>
			<div role="radiogroup" aria-label={t('startTitle')} className="setup-choices">
				{starts.map((start) => (
					<label key={start} className="setup-choice">
						<input
							type="radio"
							name="start"
							value={start}
							defaultChecked={start === (answers.start ?? 'starter')}
						/>
						<span>
							<strong>{t(start)}</strong>
							<span className="own-quiet">{t(hints[start])}</span>
						</span>
					</label>
				))}
			</div>
		</StepForm>
	);
}

/** The summary before the setup runs with the answers. */
function FinishStep({ setup, answers, onAnswer, onBack }: StepProps) {
	const { t, isBusy } = setup;
	return (
		<StepForm
			setup={setup}
			title={t('finishTitle')}
			submit={t('finish')}
			onSubmit={() => onAnswer(() => ({}))}
			onBack={onBack}
		>
			<p>
				<strong>{answers.start && t(answers.start)}</strong>
				{answers.start !== 'demo' && answers.name ? ` · ${answers.name}` : null}
			</p>
			<p role="status">{t(isBusy ? 'working' : 'finishHint')}</p>
		</StepForm>
	);
}

const components = {
	languages: LanguagesStep,
	start: StartStep,
	features: FeaturesStep,
	company: CompanyStep,
	finish: FinishStep,
} satisfies Record<string, (props: StepProps) => ReactNode>;

type Step = keyof typeof components;

/** The steps for these answers; the demo has its own languages and company. */
const stepsOf = ({ start }: PartialAnswers): readonly Step[] =>
	start === 'demo'
		? ['languages', 'start', 'finish']
		: ['languages', 'start', 'features', 'company', 'finish'];

/** The step at which an interrupted setup continues: the first without answers. */
function firstStep({ start, languages, features, name, email }: PartialAnswers): Step {
	if (!languages) return 'languages';
	if (!start) return 'start';
	if (start === 'demo') return 'finish';
	if (!features) return 'features';
	return name && email ? 'finish' : 'company';
}

interface Props {
	answers: PartialAnswers;
	siteUrl: string;
	adminUrl: string;
}

/** The steps of the setup for the administrator. */
export function Wizard({ answers: storedAnswers, siteUrl, adminUrl }: Props) {
	const setup = useSetup();
	const { t, send, attempt } = setup;
	const [answers, setAnswers] = useState(storedAnswers);
	const [step, setStep] = useState<Step | 'done'>(firstStep(storedAnswers));
	if (step === 'done')
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
	const steps = stepsOf(answers);
	const index = steps.indexOf(step);
	const onAnswer: StepProps['onAnswer'] = (read) =>
		void attempt(async () => {
			const more = await read();
			await send(step === 'finish' ? '/setup/finish' : '/setup/answers', more);
			const all = { ...answers, ...more };
			setAnswers(all);
			setStep(stepsOf(all)[index + 1] ?? 'done');
		});
	const Component = components[step];
	return (
		<>
			<p className="own-quiet">{t('step', { step: index + 1, steps: steps.length })}</p>
			<Component
				key={step}
				setup={setup}
				answers={answers}
				onAnswer={onAnswer}
				onBack={() => setStep(steps[index - 1] ?? 'languages')}
			/>
		</>
	);
}
