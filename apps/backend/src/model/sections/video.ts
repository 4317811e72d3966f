import { words } from '../../platform/i18n/words.ts';
import { mediaField } from '../fields/media.ts';
import { requiredToPublish } from '../fields/required-to-publish.ts';
import { richText } from '../fields/rich-text.ts';
import { defineSection } from '../fields/sections/block.ts';
import { heading } from '../fields/text.ts';

/** A film with captions and a transcript. */
export const block = defineSection(
	'video',
	words('Video', 'Video', 'Video'),
	words(
		'A film with captions and transcript',
		'En film med undertekster og transskription',
		'Ein Film mit Untertiteln und Transkript',
	),
	[
		heading,
		richText(),
		requiredToPublish(
			mediaField('video', words('Video file (MP4)', 'Videofil (MP4)', 'Videodatei (MP4)'), 'video'),
		),
		mediaField('poster', words('Still image', 'Stillbillede', 'Standbild')),
		mediaField(
			'captions',
			words('Captions (WebVTT)', 'Undertekster (WebVTT)', 'Untertitel (WebVTT)'),
			'vtt',
		),
		richText('transcript', words('Transcript', 'Transskription', 'Transkript')),
	],
);
