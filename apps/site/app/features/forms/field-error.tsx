import type { FormProblem } from '@website/contracts/forms';
import { useMessages } from '~/i18n/context';
import { Unbroken } from '~/ui/text/unbroken';

/** The error of a field, shown below its label. The field refers to it by `aria-describedby`. */
export function FieldError({ id, problem }: { id: string; problem: FormProblem | undefined }) {
	const { forms } = useMessages();
	if (!problem) return null;
	return (
		<p id={id} className="mt-1 border-l-4 border-mark pl-3 font-bold">
			<Unbroken>{forms.problem[problem]}</Unbroken>
		</p>
	);
}
