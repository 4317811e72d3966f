import { Heading } from '~/ui/text/heading';

interface FormThanksProps {
	id: string;
	heading: string;
	text: string;
}

/** In a form's place once it has been sent; the address leads here, so browsers focus it and it is the next thing that is read out. */
export function FormThanks({ id, heading, text }: FormThanksProps) {
	return (
		<div
			id={id}
			role="status"
			tabIndex={-1}
			className="max-w-text border-l-8 border-action-field pl-6"
		>
			<Heading level={3} size="item">
				{heading}
			</Heading>
			<p className="mt-2 whitespace-pre-line">{text}</p>
		</div>
	);
}
