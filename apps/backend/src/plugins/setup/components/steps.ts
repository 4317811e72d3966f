import type { PartialAnswers } from '../site-answers.ts';

export const steps = ['start', 'languages', 'company', 'finish'] as const;
export type Step = (typeof steps)[number];

/** The props of a step: the answers so far, and callbacks to continue or go back. */
export interface StepProps {
	answers: PartialAnswers;
	onAnswer: (answers: PartialAnswers) => void;
	onBack: () => void;
	siteUrl: string;
	adminUrl: string;
}

/** The steps for these answers; the demo has its own languages and company. */
export const stepsOf = ({ start }: PartialAnswers): readonly Step[] =>
	start === 'demo' ? ['start', 'finish'] : steps;

/** The step at which an interrupted setup continues: the first without answers. */
export function nextStep(answers: PartialAnswers): Step {
	if (!answers.start) return 'start';
	if (answers.start === 'demo') return 'finish';
	if (!answers.languages) return 'languages';
	return answers.name && answers.email ? 'finish' : 'company';
}
