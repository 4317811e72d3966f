import { useLocation } from 'react-router';
import { useMessages } from '~/i18n/context';
import { ButtonLink } from '~/ui/actions/button';
import { Container } from '~/ui/page/section';
import { Heading } from '~/ui/text/heading';

/** Shown if the API document has never been read successfully. */
export function Unavailable() {
	const messages = useMessages();
	const { pathname } = useLocation();
	return (
		<Container className="py-section">
			<Heading level={1} size="display">
				{messages.docsTitle}
			</Heading>
			<p className="mt-6 max-w-text text-lg text-muted">{messages.docsUnavailable}</p>
			<div className="mt-10">
				<ButtonLink href={pathname} reloadDocument>
					{messages.errorTryAgain}
				</ButtonLink>
			</div>
		</Container>
	);
}
