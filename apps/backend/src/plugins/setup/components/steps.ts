import type { AnswersSoFar } from '../answers/site-answers.ts';

export const steps = ['start', 'languages', 'company', 'finish'] as const;
export type Step = (typeof steps)[number];

/** The props of a step: the answers so far, and callbacks to continue or go back. */
export interface StepProps {
	answers: AnswersSoFar;
	onAnswer: (answers: AnswersSoFar) => void;
	onBack: () => void;
	siteUrl: string;
	adminUrl: string;
}

/** The steps for these answers; the demo has its own languages and company. */
export const stepsOf = ({ start }: AnswersSoFar): readonly Step[] =>
	start === 'demo' ? ['start', 'finish'] : steps;

/** The step at which an interrupted setup continues: the first without answers. */
export function nextStep(answers: AnswersSoFar): Step {
	if (!answers.start) return 'start';
	if (answers.start === 'demo') return 'finish';
	if (!answers.languages) return 'languages';
	return answers.name && answers.email ? 'finish' : 'company';
}
