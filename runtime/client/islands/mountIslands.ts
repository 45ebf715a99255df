import { createElement } from 'react';
import { attributes } from '../../contract';
import { mountPart } from '../mountPart';
import { islands, type IslandName } from './registry';

async function loadIsland({ dataset: { island, props = '{}' } }: HTMLElement) {
  const { default: Component } = await islands[island as IslandName]();
  return createElement(Component, JSON.parse(props) as never);
}

/** Starts the islands inside `content`. Returns a function that stops them. */
export function mountIslands(content: Element): () => void {
  const places = [...content.querySelectorAll<HTMLElement>(`[${attributes.island}]`)];
  const stops = places.map((place) => mountPart(place, () => loadIsland(place)));
  return () => stops.forEach((stop) => stop());
}
