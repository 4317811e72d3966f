import { localeDefinition } from '#shared/locales/locale.ts';
import { useLocale, useMessages } from '~/i18n/context';
import { Disclosure } from '~/ui/actions/disclosure';
import { Container, Section, SectionHeader } from '~/ui/page/section';
import { RichText } from '~/ui/text/rich-text';
import { headingId, type SectionProps } from '../section-props';

/** A video with captions and a transcript (WCAG 1.2.2, 1.2.3). The video loads only when it is played. */
export function VideoSection({ section }: SectionProps<'VideoSection'>) {
	const { heading, text, video, poster, captions, transcript } = section;
	const messages = useMessages();
	const locale = useLocale();
	return (
		<Section theme="dark" labelledBy={headingId(section)}>
			<Container>
				<SectionHeader id={headingId(section)} heading={heading} text={text} />
				{video && (
					// biome-ignore lint/a11y/useMediaCaption: captions come from content, where editors are asked for them
					<video
						controls
						playsInline
						preload="none"
						poster={poster?.url}
						width={video.width ?? poster?.width ?? 1280}
						height={video.height ?? poster?.height ?? 720}
						aria-label={video.alt || heading}
						className="aspect-video h-auto w-full bg-surface object-cover"
					>
						<source src={video.url} type={video.mimeType} />
						{captions && (
							<track
								kind="captions"
								src={captions.url}
								srcLang={locale}
								label={localeDefinition(locale).name}
								default
							/>
						)}
					</video>
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
