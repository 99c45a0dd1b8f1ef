"""Lacerda, the opponent of the solo game, plays by himself. OM-17"""
