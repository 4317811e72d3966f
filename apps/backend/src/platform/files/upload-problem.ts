import { type Words, words } from '../i18n/words.ts';

/** The reason why a file or an animation is rejected, in the languages of the admin. */
export class UploadProblem extends Error {
	override name = 'UploadProblem';
	readonly words: Words;

	constructor(problem: Words, options?: ErrorOptions) {
		super(problem.en, options);
		this.words = problem;
	}

	/** The message in a language of the admin; English for any other language. */
	in(language: string): string {
		return this.words[language] ?? this.words.en;
	}
}

export const problems = {
	missing: words('Choose a file.', 'Vælg en fil.', 'Wählen Sie eine Datei.'),
	empty: words(
		'The file is empty. If it lies in a cloud folder, download it completely first.',
		'Filen er tom. Ligger den i en mappe i skyen, så hent den helt ned først.',
		'Die Datei ist leer. Liegt sie in einem Cloud-Ordner, laden Sie sie zuerst vollständig herunter.',
	),
	unknown: words(
		'The file is none of the kinds that can be used: PNG, JPEG, WebP, AVIF, GIF, SVG, MP4, MOV, WebVTT, Lottie (JSON), PDF. What counts is its content, not its name.',
		'Filen er ikke af en type, der kan bruges: PNG, JPEG, WebP, AVIF, GIF, SVG, MP4, MOV, WebVTT, Lottie (JSON), PDF. Det er indholdet, der tæller, ikke navnet.',
		'Die Datei ist von keiner verwendbaren Art: PNG, JPEG, WebP, AVIF, GIF, SVG, MP4, MOV, WebVTT, Lottie (JSON), PDF. Es zählt der Inhalt, nicht der Name.',
	),
	unreadablePicture: words(
		'The picture is damaged and cannot be read.',
		'Billedet er beskadiget og kan ikke læses.',
		'Das Bild ist beschädigt und kann nicht gelesen werden.',
	),
	tooManyPixels: words(
		'The picture has more than 50 million pixels. Save a smaller one.',
		'Billedet har mere end 50 millioner pixel. Gem en mindre udgave.',
		'Das Bild hat mehr als 50 Millionen Pixel. Speichern Sie eine kleinere Fassung.',
	),
	tooManyFrames: words(
		'The animation has more than 9,000 frames, or more than 50 million pixels in all of them. Save a smaller or shorter one, or a film (MP4).',
		'Animationen har mere end 9.000 billeder eller mere end 50 millioner pixel i dem tilsammen. Gem en mindre eller kortere udgave eller en film (MP4).',
		'Die Animation hat mehr als 9.000 Bilder oder in allen zusammen mehr als 50 Millionen Pixel. Speichern Sie eine kleinere oder kürzere Fassung oder einen Film (MP4).',
	),
	animatedPng: words(
		'The file is an animated PNG (APNG), which is not supported. Save it as GIF or as a film (MP4), or a single picture as PNG.',
		'Filen er en animeret PNG (APNG), som ikke kan bruges. Gem den som GIF eller film (MP4) eller et enkelt billede som PNG.',
		'Die Datei ist ein animiertes PNG (APNG), das nicht unterstützt wird. Speichern Sie es als GIF oder Film (MP4) oder ein einzelnes Bild als PNG.',
	),
	phonePicture: words(
		'The picture is a HEIC file, which browsers cannot show. Save it as JPEG: on an iPhone choose Settings, Camera, Formats, Most Compatible; on a Mac use File, Export in Preview.',
		'Billedet er en HEIC-fil, som browsere ikke kan vise. Gem det som JPEG: På en iPhone vælges Indstillinger, Kamera, Formater, Mest kompatibel; på en Mac bruges Arkiv, Eksporter i Billedfremviser.',
		'Das Bild ist eine HEIC-Datei, die Browser nicht anzeigen können. Speichern Sie es als JPEG: auf einem iPhone unter Einstellungen, Kamera, Formate, Maximale Kompatibilität; auf einem Mac in Vorschau mit Ablage, Exportieren.',
	),
	otherPicture: words(
		'The picture is of a kind that browsers cannot show. Save it as PNG or JPEG.',
		'Billedet er af en type, som browsere ikke kan vise. Gem det som PNG eller JPEG.',
		'Das Bild ist von einer Art, die Browser nicht anzeigen können. Speichern Sie es als PNG oder JPEG.',
	),
	otherFilm: words(
		'The film is neither an MP4 nor a MOV file. Export it as MP4 (H.264), for example with HandBrake.',
		'Filmen er hverken en MP4- eller en MOV-fil. Eksportér den som MP4 (H.264), for eksempel med HandBrake.',
		'Der Film ist weder eine MP4- noch eine MOV-Datei. Exportieren Sie ihn als MP4 (H.264), zum Beispiel mit HandBrake.',
	),
	damagedFilm: words(
		'The film is damaged or incomplete. If it lies in a cloud folder, download it completely; otherwise export it again as MP4 (H.264).',
		'Filmen er beskadiget eller ikke komplet. Ligger den i en mappe i skyen, så hent den helt ned; ellers eksportér den igen som MP4 (H.264).',
		'Der Film ist beschädigt oder unvollständig. Liegt er in einem Cloud-Ordner, laden Sie ihn vollständig herunter; sonst exportieren Sie ihn erneut als MP4 (H.264).',
	),
	soundOnly: words(
		'The file has sound, but no picture. Only films can be used: save it as MP4 (H.264) with a picture.',
		'Filen har lyd, men intet billede. Kun film kan bruges: Gem den som MP4 (H.264) med billede.',
		'Die Datei hat Ton, aber kein Bild. Nur Filme können verwendet werden: Speichern Sie sie als MP4 (H.264) mit Bild.',
	),
	unreadableDrawing: words(
		'The SVG drawing has an error and cannot be read. Export it again, in UTF-8.',
		'SVG-tegningen har en fejl og kan ikke læses. Eksportér den igen, i UTF-8.',
		'Die SVG-Zeichnung enthält einen Fehler und kann nicht gelesen werden. Exportieren Sie sie erneut, in UTF-8.',
	),
	sizelessDrawing: words(
		'The SVG drawing has no usable size. Export it with a width and a height, or with a view box, of at most 32,767 pixels.',
		'SVG-tegningen har ingen brugbar størrelse. Eksportér den med bredde og højde eller med en viewBox på højst 32.767 pixel.',
		'Die SVG-Zeichnung hat keine brauchbare Größe. Exportieren Sie sie mit Breite und Höhe oder mit einer ViewBox, mit höchstens 32.767 Pixeln.',
	),
	tooComplexDrawing: words(
		'The SVG drawing is too large or too complex. Simplify it, or save it as PNG or WebP.',
		'SVG-tegningen er for stor eller for kompleks. Forenkl den, eller gem den som PNG eller WebP.',
		'Die SVG-Zeichnung ist zu groß oder zu komplex. Vereinfachen Sie sie, oder speichern Sie sie als PNG oder WebP.',
	),
	replaced: words(
		'The stored file is not what its name says. Upload it again.',
		'Den gemte fil er ikke det, navnet siger. Upload den igen.',
		'Die gespeicherte Datei ist nicht, was ihr Name sagt. Laden Sie sie erneut hoch.',
	),
};

/** The film has a picture or sound in a format that some browsers don't play. */
export const unplayableFilm = (format: string): Words =>
	words(
		'Some browsers don’t play this film ({format}). Export it as MP4 with H.264, 8 bit, and AAC sound, for example with HandBrake. On an iPhone, choose Settings, Camera, Formats, Most Compatible before you film.',
		'Nogle browsere kan ikke afspille filmen ({format}). Eksportér den som MP4 med H.264, 8 bit, og AAC-lyd, for eksempel med HandBrake. På en iPhone vælges Indstillinger, Kamera, Formater, Mest kompatibel, før der filmes.',
		'Manche Browser spielen den Film nicht ab ({format}). Exportieren Sie ihn als MP4 mit H.264, 8 Bit, und AAC-Ton, zum Beispiel mit HandBrake. Auf einem iPhone wählen Sie vor dem Filmen Einstellungen, Kamera, Formate, Maximale Kompatibilität.',
		{ format },
	);
