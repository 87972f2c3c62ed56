/** The scenes behind the doors of the hall: a title draws its own between -120 and 120, the floor at y = 150. */
import type { Component } from 'svelte';

const FILES = import.meta.glob<Component>('../../titles/*/Scene.svelte', { import: 'default', eager: true });

/** The scene of a title; undefined if it has none. */
export const sceneOf = (slug: string): Component | undefined => FILES[`../../titles/${slug}/Scene.svelte`];

/** The opening of a door, within which a scene is seen. */
export const OPENING = 'M-118 150V0A118 118 0 0 1 118 0V150Z';
