import { Heading } from '~/ui/text/heading';

interface FormThanksProps {
	id: string;
	heading: string;
	text: string;
}

/**
 * Replaces a form after it has been sent. The URL's hash is the id of this element, so browsers focus it and screen readers continue here.
 */
export function FormThanks({ id, heading, text }: FormThanksProps) {
	return (
		<div
			id={id}
			role="status"
			tabIndex={-1}
			className="max-w-text border-l-8 border-action-field pl-6"
		>
			<Heading level={2} size="item">
				{heading}
			</Heading>
			<p className="mt-2 whitespace-pre-line">{text}</p>
		</div>
	);
}
