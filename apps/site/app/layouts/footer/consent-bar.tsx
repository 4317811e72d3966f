import { ConsentSettingsButton } from '~/features/third-party/consent/consent-settings-button';
import { Container, themeClass } from '~/ui/page/section';
import { legalLink } from './legal-link';

/** The minimal footer: the button for the visitor's consent choices. */
export function ConsentBar() {
	return (
		<footer className={`${themeClass('dark')} border-t border-line text-sm`}>
			<Container className="py-4">
				<ConsentSettingsButton className={legalLink} />
			</Container>
		</footer>
	);
}
