'use client';
import { useState } from 'react';
import type { PartialAnswers } from '../site-answers.ts';
import { CompanyStep } from './company-step.tsx';
import { FinishStep } from './finish-step.tsx';
import { LanguagesStep } from './languages-step.tsx';
import { StartStep } from './start-step.tsx';
import { nextStep, type Step, type StepProps, stepsOf } from './steps.ts';
import { useSetup } from './use-setup.ts';

const components: Record<Step, (props: StepProps) => React.ReactNode> = {
	start: StartStep,
	languages: LanguagesStep,
	company: CompanyStep,
	finish: FinishStep,
};

interface Props {
	answers: PartialAnswers;
	siteUrl: string;
	adminUrl: string;
}

/** The steps of the setup for the administrator. */
export function Wizard({ answers: initialAnswers, siteUrl, adminUrl }: Props) {
	const { t } = useSetup();
	const [answers, setAnswers] = useState(initialAnswers);
	const [step, setStep] = useState(nextStep(initialAnswers));
	const steps = stepsOf(answers);
	const index = steps.indexOf(step);
	const Component = components[step];
	return (
		<>
			<p className="own-quiet">{t('step', { step: index + 1, steps: steps.length })}</p>
			<Component
				key={step}
				answers={answers}
				siteUrl={siteUrl}
				adminUrl={adminUrl}
				onAnswer={(more) => {
					const all = { ...answers, ...more };
					const currentSteps = stepsOf(all);
					setAnswers(all);
					setStep(currentSteps[currentSteps.indexOf(step) + 1] ?? 'finish');
				}}
				onBack={() => setStep(steps[index - 1] ?? 'start')}
			/>
		</>
	);
}
