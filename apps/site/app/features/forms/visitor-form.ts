import type { FormProblem } from '@website/contracts/forms';
import { createContext } from 'react';
import type { FormState } from '#shared/forms/form-state.ts';
import type { PageSectionFieldsFragment } from '~/content/generated/operations';

type Section = Extract<PageSectionFieldsFragment, { __typename: 'FormSection' }>;

/** A form from the content. */
export type VisitorForm = NonNullable<Section['form']>;
export type VisitorField = VisitorForm['fields'][number];

/** Props of every kind of field. */
export interface FormFieldProps {
	id: string;
	field: VisitorField;
	values: string[];
	problem: FormProblem | undefined;
}

/** State of the submitted form that this page shows again; null without one. */
export const FormStateContext = createContext<FormState | null>(null);
