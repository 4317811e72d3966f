import { consentField, type FieldProblem } from '@website/contracts/forms';
import type { FormState } from '#shared/forms/form-state.ts';
import type { VisitorForm } from './visitor-form';

/**
 * Names the required fields that are empty in a form that is shown for review. The backend checks a form only once its ticket is accepted,
 * so without this an empty form would be shown again without a reason.
 */
export function withMissingAnswers(state: FormState, form: VisitorForm): FormState {
	if (state.notice !== 'check') return state;
	const problems: FieldProblem[] = form.fields
		.filter(({ name, required }) => required && !state.values[name]?.some((value) => value.trim()))
		.map(({ name }) => ({ field: name, problem: 'required' }));
	if (form.consentText !== '' && state.consent !== form.consentVersion)
		problems.push({
			field: consentField,
			problem: state.consent === null ? 'consent' : 'consentChanged',
		});
	return problems.length > 0 ? { ...state, notice: 'problems', problems } : state;
}
