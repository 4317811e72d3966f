import type { FormProblem } from '@website/contracts/forms';
import type { PageSectionFieldsFragment } from '~/content/generated/operations';

type Section = Extract<PageSectionFieldsFragment, { __typename: 'FormSection' }>;

/** A form as content gives it. */
export type VisitorForm = NonNullable<Section['form']>;
export type VisitorField = VisitorForm['fields'][number];

/** What every kind of field takes. */
export interface FormFieldProps {
	id: string;
	field: VisitorField;
	values: string[];
	problem: FormProblem | undefined;
}
