import { localeDefinition } from '#shared/locales/locale.ts';
import { useLocale, useMessages } from '~/i18n/context';
import { Disclosure } from '~/ui/actions/disclosure';
import { Container, Section, SectionHeader } from '~/ui/page/section';
import { Film } from '~/ui/pictures/film';
import { RichText } from '~/ui/text/rich-text';
import { headingId, type SectionProps } from '../section-props';

/** A video with captions and a transcript (WCAG 1.2.2, 1.2.3). */
export function VideoSection({ section }: SectionProps<'VideoSection'>) {
	const { heading, text, video, poster, captions, transcript } = section;
	const messages = useMessages();
	const locale = useLocale();
	return (
		<Section theme="dark" labelledBy={headingId(section)}>
			<Container>
				<SectionHeader id={headingId(section)} heading={heading} text={text} />
				{video && (
					<Film media={video} label={video.alt || heading} poster={poster?.url}>
						{captions && (
							<track
								kind="captions"
								src={captions.url}
								srcLang={locale}
								label={localeDefinition(locale).name}
								default
							/>
						)}
					</Film>
				)}
				{transcript.trim() !== '' && (
					<Disclosure
						className="mt-4"
						summary={<span className="font-bold">{messages.transcript}</span>}
					>
						<RichText html={transcript} length="long" className="text-muted" />
					</Disclosure>
				)}
			</Container>
		</Section>
	);
}
