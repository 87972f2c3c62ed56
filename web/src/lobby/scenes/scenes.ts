/** The scenes behind the doors of the hall; the floor line is at y = 150. */
export const SCENES = ['mystery', 'aztec', 'mice', 'jaguar'] as const;
export type SceneName = (typeof SCENES)[number];

/** The opening of a door, within which a scene is seen. */
export const OPENING = 'M-118 150V0A118 118 0 0 1 118 0V150Z';

export const isScene = (slug: string): slug is SceneName => (SCENES as readonly string[]).includes(slug);
