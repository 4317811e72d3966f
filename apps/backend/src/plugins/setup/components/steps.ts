import type { AnswersSoFar } from '../answers/site-answers.ts';

export const steps = ['start', 'languages', 'company', 'finish'] as const;
export type Step = (typeof steps)[number];

/** What a step gets: the answers so far, and how to go on with more of them or back. */
export interface StepProps {
	answers: AnswersSoFar;
	onAnswer: (answers: AnswersSoFar) => void;
	onBack: () => void;
	siteUrl: string;
	adminUrl: string;
}

/** The steps of a set-up with these answers; the demo brings languages and company along. */
export const stepsOf = ({ start }: AnswersSoFar): readonly Step[] =>
	start === 'demo' ? ['start', 'finish'] : steps;

/** The step at which an interrupted set-up goes on: the first without its answers. */
export function nextStep(answers: AnswersSoFar): Step {
	if (!answers.start) return 'start';
	if (answers.start === 'demo') return 'finish';
	if (!answers.languages) return 'languages';
	return answers.name && answers.email ? 'finish' : 'company';
}
